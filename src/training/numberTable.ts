/** Gives numbers to keys, first come first numbered; for millions of keys, where a Map grows too large and slow. */

/** Keys are whole numbers from 0 to 2⁵³. Open addressing with linear probing, at most half full. */
export class NumberTable {
  size = 0;
  #keys = new Float64Array(1 << 12).fill(-1);
  #ids = new Int32Array(1 << 12);

  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul(Math.floor(key / 2 ** 32), 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (this.#keys[slot] !== -1 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  /** The number of a key, or −1 if it has none. */
  get(key: number): number {
    const slot = this.#slot(key);
    return this.#keys[slot] === key ? (this.#ids[slot] as number) : -1;
  }

  /** The number of a key; a new key gets the next one. */
  add(key: number): number {
    const slot = this.#slot(key);
    if (this.#keys[slot] === key) return this.#ids[slot] as number;
    this.#keys[slot] = key;
    this.#ids[slot] = this.size++;
    if (this.size * 2 > this.#keys.length) this.#grow();
    return this.size - 1;
  }

  #grow(): void {
    const keys = this.#keys;
    const ids = this.#ids;
    this.#keys = new Float64Array(keys.length * 2).fill(-1);
    this.#ids = new Int32Array(keys.length * 2);
    keys.forEach((key, i) => {
      if (key === -1) return;
      const slot = this.#slot(key);
      this.#keys[slot] = key;
      this.#ids[slot] = ids[i] as number;
    });
  }
}
