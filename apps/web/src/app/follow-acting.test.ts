import { expect, it, vi } from 'vitest';
import { openSupportChat } from '#web/lib/support-chat.ts';
import { followActing } from './follow-acting.ts';

it('the page comes anew when acting for somebody begins while the support chat runs, and only then', () => {
  let claims: { original_user_id?: number } = {};
  let tell: () => void = () => undefined;
  const reload = vi.fn();
  const session = {
    claims: () => claims as never,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  followActing(session, reload);
  claims = { original_user_id: 1 };
  tell();
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  void openSupportChat({ script: 'https://chat.example/widget.js', open: 'Chat.open' });
  claims = {};
  tell();
  expect(reload).not.toHaveBeenCalled();
  claims = { original_user_id: 1 };
  tell();
  expect(reload).toHaveBeenCalledOnce();
});
