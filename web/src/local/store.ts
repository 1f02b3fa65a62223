/** The tables of this device in IndexedDB: one text each, with the number of times that it was written. */

/** A table as it is stored. */
export interface Kept {
  id: string
  version: number
  text: string
}

/** What came of storing: all of it, or nothing, because another page was quicker or because there is no room. */
export type Outcome = { stored: true } | { stored: false; newer: string | null }

const DATABASE = "ludoteca"
const TABLES = "tables"

export class Store {
  readonly #database: IDBDatabase
  readonly #known = new Map<string, number>()

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  /** Opens the store; null where this browser keeps nothing, as in some private windows. */
  static async open(): Promise<Store | null> {
    try {
      const asked = indexedDB.open(DATABASE, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: "id" })
      return new Store(await done(asked))
    } catch {
      return null
    }
  }

  /** All tables. */
  async all(): Promise<Record<string, string>> {
    const found = await done(this.#tables("readonly").getAll() as IDBRequest<Kept[]>)
    for (const { id, version } of found) this.#known.set(id, version)
    return Object.fromEntries(found.map(({ id, text }) => [id, text]))
  }

  /** One table, as it is now. */
  async one(id: string): Promise<string | null> {
    const found = await done(this.#tables("readonly").get(id) as IDBRequest<Kept | undefined>)
    if (found === undefined) this.#known.delete(id)
    else this.#known.set(id, found.version)
    return found?.text ?? null
  }

  /** Stores all of it or nothing (null: that table is put away). Who has not seen the newest version changes nothing. */
  async save(changes: Record<string, string | null>): Promise<Outcome> {
    const tables = this.#tables("readwrite")
    const { transaction } = tables
    const ended = new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
    const versions = new Map<string, number>()
    let newer: string | null = null
    for (const [id, text] of Object.entries(changes)) {
      const asked = tables.get(id) as IDBRequest<Kept | undefined>
      asked.onsuccess = () => {
        const version = asked.result?.version ?? 0
        if (version !== (this.#known.get(id) ?? 0)) {
          newer = id
          transaction.abort()
          return
        }
        try {
          if (text === null) tables.delete(id)
          else {
            versions.set(id, version + 1)
            tables.put({ id, version: version + 1, text } satisfies Kept)
          }
        } catch {
          transaction.abort()
        }
      }
    }
    if (!(await ended)) return { stored: false, newer }
    for (const id of Object.keys(changes)) {
      const version = versions.get(id)
      if (version === undefined) this.#known.delete(id)
      else this.#known.set(id, version)
    }
    return { stored: true }
  }

  #tables(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(TABLES, mode).objectStore(TABLES)
  }
}

function done<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error("The browser does not say why."))
  })
}
