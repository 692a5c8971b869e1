// What is kept: texts by name in IndexedDB. A write is done when it is on the disk.

const DATABASE = "maat";
const TEXTS = "texts";

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const result = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  return result(request);
}

export class Cabinet {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  static async open() {
    return new Cabinet(await opened());
  }

  /** @param {string} name */
  async read(name) {
    return result(this.texts().get(name));
  }

  /**
   * Everything whose name starts so, as pairs in JSON.
   * @param {string} start
   */
  async scan(start) {
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const texts = this.texts();
    const [names, found] = await Promise.all([result(texts.getAllKeys(range)), result(texts.getAll(range))]);
    return JSON.stringify(names.map((name, n) => [name, found[n]]));
  }

  texts() {
    return this.database.transaction(TEXTS, "readonly").objectStore(TEXTS);
  }

  /**
   * All pairs or none; a name without a text is taken away.
   * @param {string} changes
   * @returns {Promise<void>}
   */
  write(changes) {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(TEXTS, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
      const texts = transaction.objectStore(TEXTS);
      for (const [name, text] of JSON.parse(changes)) {
        if (text === null) texts.delete(name);
        else texts.put(text, name);
      }
    });
  }
}
