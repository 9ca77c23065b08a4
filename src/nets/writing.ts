/**
 * What a network writes by itself: at each place a strip of shares, the largest first, a point that falls on it, and the
 * token under the point.
 *
 * Every text that was written is kept as a path of a tree, so that another temperature pays only for what it writes
 * differently.
 */

import { type Random, uniform } from '#math/random.ts';
import { rankOrder } from '#math/rankOrder.ts';

/** How a token is chosen. */
export interface Manner {
  /** 0 takes the largest. */
  readonly temperature: number;
  /** Mass of the first tokens that are kept, after the temperature; 1 keeps all. */
  readonly p: number;
  /** Of the points: one for each place, the same at every temperature. */
  readonly seed: number;
}

/** What may come at a place, by falling share. */
export interface Look {
  readonly order: Uint32Array;
  /** Shares at the temperature, and at T = 1, before anything is cut. At a temperature of 0 both are those of T = 1. */
  readonly shares: Float64Array;
  readonly trained: Float64Array;
  /** How many of the first are kept. */
  readonly kept: number;
}

interface Strip {
  /** Tokens by falling share. */
  readonly order: Uint32Array;
  /** Their scores in that order, counted down from the largest. */
  readonly below: Float32Array;
  /** ln of the sum of e to these scores. */
  readonly log: number;
}

export interface Place {
  readonly id: number;
  /** Place on the strip, from 1. */
  readonly rank: number;
  /** −ln of the share that the network itself gave it, at T = 1. */
  readonly surprise: number;
  /** Nats, of the strip it was chosen from. */
  readonly entropy: number;
}

export interface Writer {
  /**
   * The first places of a text after some tokens; the same arguments always write the same.
   *
   * @param most fewer come where the network ends the text: its last place is then the end
   */
  readonly write: (after: readonly number[], manner: Manner, most: number) => readonly Place[];
  /** How many of these places need no new step of the network; `most` where the text ends before. */
  readonly known: (after: readonly number[], manner: Manner, most: number) => number;
  readonly look: (after: readonly number[], manner: Omit<Manner, 'seed'>) => Look;
}

interface Node {
  strip?: Strip;
  readonly next: Map<number, Node>;
}

interface Walk {
  readonly places: Place[];
  readonly point: Random;
  node: Node;
  ended: boolean;
}

/** A strip takes some 40 kB of a page; beyond so many, all are forgotten. */
const STRIPS = 800;
const WALKS = 12;

export function createWriter(speaker: {
  next: (ids: readonly number[]) => Float32Array;
  readonly end: number;
}): Writer {
  let root: Node = { next: new Map() };
  let strips = 0;
  const walks = new Map<string, Walk>();

  function nodeAfter(after: readonly number[]): Node {
    let node = root;
    for (const id of after) node = step(node, id);
    return node;
  }

  function fill(node: Node, ids: readonly number[]): Strip {
    if (node.strip) return node.strip;
    if (++strips > STRIPS) {
      root = { next: new Map() };
      strips = 1;
    }
    node.strip = ranked(speaker.next(ids));
    return node.strip;
  }

  function walkOf(after: readonly number[], manner: Manner): Walk {
    const key = `${after.join()} ${manner.temperature} ${manner.p} ${manner.temperature === 0 ? '' : manner.seed}`;
    const walk = walks.get(key) ?? { places: [], point: uniform(manner.seed), node: nodeAfter(after), ended: false };
    walks.delete(key);
    walks.set(key, walk);
    if (walks.size > WALKS) walks.delete(walks.keys().next().value as string);
    return walk;
  }

  /** @param asks whether the network may be asked for what is not known yet */
  function go(after: readonly number[], manner: Manner, most: number, asks: boolean): Walk {
    const walk = walkOf(after, manner);
    while (!walk.ended && walk.places.length < most && (asks || walk.node.strip)) {
      const strip = fill(walk.node, [...after, ...walk.places.map(({ id }) => id)]);
      const place = choose(strip, manner, walk.point());
      walk.places.push(place);
      walk.ended = place.id === speaker.end;
      walk.node = step(walk.node, place.id);
    }
    return walk;
  }

  return {
    write: (after, manner, most) => go(after, manner, most, true).places.slice(0, most),
    known: (after, manner, most) => {
      const { places, ended } = go(after, manner, most, false);
      return ended ? most : Math.min(most, places.length);
    },
    look: (after, manner) => lookAt(fill(nodeAfter(after), after), manner),
  };
}

function step(node: Node, id: number): Node {
  const known = node.next.get(id);
  if (known) return known;
  const next = { next: new Map<number, Node>() };
  node.next.set(id, next);
  return next;
}

function ranked(logits: Float32Array): Strip {
  const order = rankOrder(logits);
  const most = logits[order[0] as number] as number;
  const below = Float32Array.from(order, (id) => (logits[id] as number) - most);
  return { order, below, log: Math.log(below.reduce((sum, z) => sum + Math.exp(z), 0)) };
}

/** What the strip's pieces come to at a temperature above 0: e to the power of score by temperature, not yet divided. */
interface Tempered {
  readonly parts: Float64Array;
  readonly total: number;
  /** How many of the first are kept, and what they come to. */
  readonly kept: number;
  readonly mass: number;
}

/** Sums that differ by less are equal, as everywhere in the book's knives. */
const CLOSE = 1e-12;

/** @param p 1 keeps all */
function temper({ below }: Strip, temperature: number, p: number): Tempered {
  const parts = Float64Array.from(below, (z) => Math.exp(z / temperature));
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (p >= 1) return { parts, total, kept: parts.length, mass: total };
  let kept = 0;
  let mass = 0;
  while (kept < parts.length && (kept === 0 || mass / total < p - CLOSE)) mass += parts[kept++] as number;
  return { parts, total, kept, mass };
}

/** Nats of the pieces that are kept, as parts of a whole again. */
function entropyOf({ below }: Strip, temperature: number, { parts, kept, mass }: Tempered): number {
  let sum = 0;
  for (let i = 0; i < kept; i++) sum += (parts[i] as number) * (below[i] as number);
  return Math.log(mass) - sum / mass / temperature;
}

function choose(strip: Strip, { temperature, p }: Manner, u: number): Place {
  if (temperature === 0) return placeAt(strip, 0, 0);
  const tempered = temper(strip, temperature, p);
  const { parts, kept, mass } = tempered;
  let rank = 0;
  let edge = parts[0] as number;
  while (rank < kept - 1 && u * mass >= edge) edge += parts[++rank] as number;
  return placeAt(strip, rank, entropyOf(strip, temperature, tempered));
}

function lookAt(strip: Strip, { temperature, p }: Omit<Manner, 'seed'>): Look {
  const asTrained = temper(strip, 1, 1);
  const tempered = temperature === 0 ? asTrained : temper(strip, temperature, p);
  const trained = asTrained.parts.map((part) => part / asTrained.total);
  const shares = temperature === 0 ? trained : tempered.parts.map((part) => part / tempered.total);
  return { order: strip.order, shares, trained, kept: temperature === 0 ? 1 : tempered.kept };
}

const placeAt = ({ order, below, log }: Strip, index: number, entropy: number): Place => ({
  id: order[index] as number,
  rank: index + 1,
  surprise: log - (below[index] as number),
  entropy,
});
