import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNet } from '#nets/readNet.ts';
import { writeNet } from '#nets/writeNet.ts';
import { tinyNet } from './tinyNet.ts';

const { tensors, header, bytes } = tinyNet();

/** The fault found in the file once it is changed. */
function faultOf(
  change: (file: Uint8Array<ArrayBuffer>, view: DataView) => Uint8Array | undefined,
): string | undefined {
  const file = bytes.slice();
  const result = readNet(change(file, new DataView(file.buffer)) ?? file);
  return result.ok ? undefined : result.fault;
}

/** The file with its head rewritten; both texts have the same length. */
const withHead = (from: string, to: string) =>
  faultOf((file) => {
    const text = Buffer.from(file).toString('latin1').replace(from, to);
    return Uint8Array.from(Buffer.from(text, 'latin1'));
  });

test('what is written is read: head, gains exactly, matrices to half a step of their row', () => {
  const net = readNet(bytes);
  if (!net.ok) throw new Error(net.detail);
  expect(net.header).toMatchObject(header);
  for (const { name, shape, kind, values } of tensors) {
    const read = net.floats.get(name) as Float32Array;
    const columns = shape.at(-1) as number;
    for (let i = 0; i < read.length; i++) {
      const row = Array.from(values).slice(i - (i % columns), i - (i % columns) + columns);
      // Half a step of the row, and a rounding of single precision.
      const allowed = kind === 'f32' ? 0 : (Math.max(...row.map(Math.abs)) / 127) * 0.50001;
      expect(Math.abs((read[i] as number) - (values[i] as number))).toBeLessThanOrEqual(allowed);
    }
  }
});

test('counts are kept exactly, and a row of zeros stays zeros', () => {
  const file = writeNet({ kind: 'corpus', architecture: {}, provenance: {}, metrics: {} }, [
    { name: 'ids', shape: [3], kind: 'u16', values: [0, 65535, 7] },
    { name: 'still', shape: [2, 3], kind: 'int8', values: [0, 0, 0, 1, -1, 0.5] },
  ]);
  const net = readNet(file);
  if (!net.ok) throw new Error(net.detail);
  expect([...(net.counts.get('ids') as Uint16Array)]).toEqual([0, 65535, 7]);
  expect([...(net.floats.get('still') as Float32Array).subarray(0, 3)]).toEqual([0, 0, 0]);
});

test('refuses to write a tensor of another size than its shape', () => {
  const wrong = { name: 'ids', shape: [3], kind: 'u16' as const, values: [1] };
  expect(() => writeNet(header, [wrong])).toThrow('writeNet needs 3 values of ids, got 1');
});

test('every fault has its name', () => {
  expect(faultOf(() => undefined)).toBeUndefined();
  expect(faultOf(() => new Uint8Array(5))).toBe('length');
  expect(faultOf((file) => file.subarray(0, file.length - 16))).toBe('tensor');
  expect(faultOf((file) => Uint8Array.from([...file, ...new Uint8Array(16)]))).toBe('length');
  expect(faultOf((file) => void file.set([65], 3))).toBe('magic');
  expect(faultOf((_, view) => view.setUint32(4, 2, true) as undefined)).toBe('version');
  expect(faultOf((_, view) => view.setUint32(8, 2 ** 31, true) as undefined)).toBe('length');
  expect(withHead('{"kind"', '["kind"')).toBe('head');
  expect(withHead('"kind":"gpt"', '"kind":"gnu"')).toBe('head');
  expect(withHead('"loss":2.5', '"loss":nul')).toBe('head');
  expect(withHead('"shape":[12,8]', '"shape":[99,8]')).toBe('tensor');
  const { length } = bytes;
  expect(faultOf((_, view) => view.setFloat32(length - 4, Number.NaN, true) as undefined)).toBe('number');
});

test('tensors lie one after the other: neither gaps nor overlaps', () => {
  const place = (at: number) => `"name":"positions","shape":[8,8],"kind":"int8","at":${at}`;
  const net = readNet(bytes);
  const at = (net.ok && net.header.tensors[1]?.at) as number;
  expect(withHead(place(at), place(at + 16))).toBe('tensor');
  expect(withHead(place(at), place(at - 16))).toBe('tensor');
});

test('a file may lie anywhere in a larger buffer', () => {
  const larger = new Uint8Array(bytes.length + 3);
  larger.set(bytes, 3);
  expect(readNet(larger.subarray(3)).ok).toBe(true);
});

test('no bytes make it throw', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      (changes) => {
        const file = bytes.slice();
        for (const [at, value] of changes) file[at % (at % 2 ? 900 : bytes.length)] = value;
        expect(typeof readNet(file).ok).toBe('boolean');
      },
    ),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => !readNet(noise).ok));
});
