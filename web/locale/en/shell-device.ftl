# Where no server plays: everything on one device

machinery-loading = The games are getting ready …
shelf-text-device = Three games and good bots, with or without a network. Take a box from the shelf.
device-kept = Your games, your name and your settings are kept in this browser and nowhere else. Nobody is told anything. Whoever clears the data of this page clears the games too: what you want to keep, save as a file.
device-keeps-nothing = This browser keeps nothing, perhaps because this is a private window. You can play; save as a file what you want to keep.
device-damaged = { $count ->
        [one] A saved game cannot be read. It is left as it is; the others are all there.
       *[other] { $count } saved games cannot be read. They are left as they are; the others are all there.
    }
device-slow-bots = The fast part of the bots could not be loaded. They play as well as ever, but think longer.
problem-no-webassembly = This browser cannot play: it has no WebAssembly. A newer one can; so can one where it is not switched off.
problem-no-machinery = The games could not be fetched. Check your connection and try again; what you have played is still there.
problem-not-saved = There is no room left on this device: that could not be saved, and so it did not happen. Make room, or save a game as a file and put it away.
problem-damaged = This game was not kept whole and cannot be opened. It is left as it is.
