import { expect, it, vi } from 'vitest';
import { isSupportChatLoaded, openSupportChat } from './support-chat.ts';

const chat = { script: 'https://chat.example/widget.js', open: 'Chat.window.open' };

it('the support chat is not loaded before somebody wants it, fails in words, and opens once it is ready', async () => {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((element) => void scripts.push(element as HTMLScriptElement));
  expect(isSupportChatLoaded()).toBe(false);

  const failing = openSupportChat(chat);
  expect(scripts.map(({ src }) => src)).toEqual([chat.script]);
  scripts[0]?.onerror?.(new Event('error'));
  await expect(failing).rejects.toThrow('does not load');
  expect(isSupportChatLoaded()).toBe(false);

  const opening = openSupportChat(chat);
  scripts[1]?.onload?.(new Event('load'));
  const owner = { open: vi.fn() };
  setTimeout(() => vi.stubGlobal('Chat', { window: owner }), 50);
  await opening;
  expect(owner.open.mock.contexts).toEqual([owner]);

  await openSupportChat(chat);
  expect(owner.open).toHaveBeenCalledTimes(2);
  expect(scripts).toHaveLength(2);
  expect(isSupportChatLoaded()).toBe(true);
});
