/**
 * A function that keeps its last result while it is called with the same arguments: what stands still during a drag is
 * made once, and `paint` sees that it is the same.
 */
export function keep<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let last: { readonly args: A; readonly result: R } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, i) => Object.is(arg, args[i]))) last = { args, result: make(...args) };
    return last.result;
  };
}
