import { describe, expect, it, vi } from 'vitest';
import { gated } from './error-reports.ts';

type Transport = Parameters<typeof gated>[0];
const recording = new TextEncoder().encode('{"segment_id":0}\n[{"href":"https://brazda.example/reset?key=tajne"}]');

function sender(): { transport: Transport; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn(() => Promise.resolve({}));
  return { send, transport: { send, flush: () => Promise.resolve(true) } };
}

describe('the gate for error reports', () => {
  it('lets nothing personal out, of errors or of recordings', async () => {
    const { transport, send } = sender();
    const envelope = [
      { trace: { transaction: '/farm/7?at=1' } },
      [
        [{ type: 'event' }, { message: 'jan@farma.cz', request: { url: 'https://brazda.example/farm/7?x=1' } }],
        [{ type: 'replay_recording', length: recording.length }, recording],
      ],
    ];
    await gated(transport, () => false).send(envelope as never);
    const clean = '{"segment_id":0}\n[{"href":"https://brazda.example/reset"}]';
    expect(send).toHaveBeenCalledWith([
      { trace: { transaction: '/farm/7' } },
      [
        [{ type: 'event' }, { message: '[email]', request: { url: 'https://brazda.example/farm/7' } }],
        [{ type: 'replay_recording', length: clean.length }, clean],
      ],
    ]);
  });

  it('is shut while somebody acts in the name of another', async () => {
    const { transport, send } = sender();
    await gated(transport, () => true).send([{}, []] as never);
    expect(send).not.toHaveBeenCalled();
  });
});
