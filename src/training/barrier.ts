/** Workers wait for each other. */

/** A meeting point for `workers` threads over two shared integers; each calls the function and all go on together. */
export function barrier(cells: Int32Array, workers: number): () => void {
  return () => {
    const round = Atomics.load(cells, 1);
    if (Atomics.add(cells, 0, 1) === workers - 1) {
      Atomics.store(cells, 0, 0);
      Atomics.add(cells, 1, 1);
      Atomics.notify(cells, 1);
    } else while (Atomics.load(cells, 1) === round) Atomics.wait(cells, 1, round);
  };
}
