# Tam, gdzie nie gra żaden serwer: wszystko na jednym urządzeniu

machinery-loading = Gry się przygotowują…
shelf-text-device = Trzy gry i dobre boty, z siecią lub bez niej. Weź pudełko z półki.
device-kept = Twoje partie, imię i ustawienia są tylko w tej przeglądarce i nigdzie indziej. Nikt się o nich nie dowiaduje. Kto czyści dane tej strony, czyści też partie: zapisz do pliku to, co ma zostać.
device-keeps-nothing = Ta przeglądarka niczego nie zachowuje, może dlatego, że to okno prywatne. Można grać; zapisz do pliku to, co ma zostać.
device-damaged = { $count ->
        [one] Jednej zapisanej partii nie da się odczytać. Zostaje taka, jaka jest; wszystkie inne są na miejscu.
        [few] { $count } zapisanych partii nie da się odczytać. Zostają takie, jakie są; wszystkie inne są na miejscu.
       *[many] { $count } zapisanych partii nie da się odczytać. Zostają takie, jakie są; wszystkie inne są na miejscu.
    }
device-slow-bots = Nie udało się wczytać szybkiej części botów. Grają tak samo dobrze, ale myślą dłużej.
problem-no-webassembly = Ta przeglądarka nie może grać: nie ma WebAssembly. Nowsza może; także taka, w której nie jest ono wyłączone.
problem-no-machinery = Nie udało się pobrać gier. Sprawdź połączenie i spróbuj ponownie; twoje partie nadal tu są.
problem-not-saved = Na tym urządzeniu nie ma już miejsca: nie udało się tego zapisać, więc nic się nie stało. Zrób miejsce albo zapisz partię do pliku i ją odłóż.
problem-damaged = Ta partia nie zachowała się w całości i nie da się jej otworzyć. Zostaje taka, jaka jest.
