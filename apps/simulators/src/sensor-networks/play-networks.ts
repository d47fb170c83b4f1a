import { setTimeout as pause } from 'node:timers/promises';
import type { FarmDevice } from './devices-of-farm.ts';
import { openLine, type Receiver } from './hand-on.ts';
import { handedOn } from './network-bodies.ts';
import { sentMessages } from './sent-messages.ts';

export interface Playing {
  readonly receiver: Receiver;
  readonly devices: readonly FarmDevice[];
  /** Seconds since 1970. What is before now is sent as fast as it is taken, the rest when it is time. */
  readonly from: number;
  readonly to: number;
  /** Messages that are under way at once. */
  readonly atOnce?: number;
  readonly stopping?: AbortSignal;
  readonly onProgress?: (played: Played, at: number) => void;
}

export interface Played {
  /** Messages of devices, each once. */
  messages: number;
  /** All that was acknowledged, copies too. */
  acknowledged: number;
  /** How often something had to be sent again. */
  sentAgain: number;
}

/** Sends what the networks of a farm's devices would send between two instants; ends when all is acknowledged. */
export async function playNetworks(playing: Playing): Promise<Played> {
  const { receiver, devices, from, to, atOnce = 20, stopping, onProgress } = playing;
  const line = openLine(receiver);
  const played: Played = { messages: 0, acknowledged: 0, sentAgain: 0 };
  const messages = sentMessages(devices, from, to);
  const sendNext = async (): Promise<void> => {
    // All take from the same: whoever is done takes the next.
    for (let next = messages.next(); !next.done && stopping?.aborted !== true; next = messages.next()) {
      const message = next.value;
      await untilSecond(message.sent, stopping);
      for (let copy = 0; copy < message.copies; copy += 1) {
        const sentAgain = await line.handOn(handedOn(message, copy));
        played.sentAgain += sentAgain;
        played.acknowledged += 1;
      }
      played.messages += 1;
      onProgress?.(played, message.heard);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext));
  } finally {
    await line.close();
  }
  return played;
}

async function untilSecond(second: number, stopping: AbortSignal | undefined): Promise<void> {
  const milliseconds = second * 1000 - Date.now();
  if (milliseconds > 0) await pause(milliseconds, undefined, stopping && { signal: stopping }).catch(() => undefined);
}
