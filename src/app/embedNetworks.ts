/**
 * The networks of an embed page. Its origin may be opaque, where nothing can be fetched without headers that many hosts
 * do not send; a script can be had from anywhere, so the bytes come written into one, and what reads them in another.
 */

import { entryOf, versioned } from './entryOf.ts';
import type { Handed } from './handed.ts';
import { loadScript } from './loadScript.ts';
import { networksFrom } from './networks.ts';
import { networkUi } from './networkUi.ts';
import type { AskedOf } from './scopeOf.ts';

const handed: Handed = { bytes: {} };
(globalThis as { areaMapNetworks?: Handed }).areaMapNetworks = handed;

/** How often each network's bytes have been asked for. */
const asked = new Map<string, number>();

const networks = networksFrom({
  bytes: async (name, _, signal) => {
    const entry = entryOf(name);
    const { file } = entry;
    const again = asked.get(name) ?? 0;
    asked.set(name, again + 1);
    // What was damaged on its way may lie damaged in the browser's cache.
    await loadScript(versioned(`/nets/${file}.js`, entry) + (again ? `&again=${again}` : ''), signal);
    const text = handed.bytes[file];
    if (text === undefined) throw new Error(`${file} came without its bytes`);
    delete handed.bytes[file];
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  },
  opener: async () => {
    if (!handed.open) await loadScript(`/nets/open.js?v=${import.meta.env.EDITION}`);
    if (!handed.open) throw new Error('what reads networks came without itself');
    return handed.open;
  },
});

export const embedAsked: AskedOf = { networks, ui: networkUi };
