import type { SupportChat } from './configuration.ts';

const patienceMs = 8000;
const lookEveryMs = 100;

let script: Promise<void> | undefined;

/** Whether the chat's script runs in this page; a script cannot be taken back without loading the page anew. */
export function isSupportChatLoaded(): boolean {
  return script !== undefined;
}

/** Opens the window to the support. Nothing is loaded from outside before somebody wants it. */
export async function openSupportChat(chat: SupportChat): Promise<void> {
  script ??= load(chat.script);
  try {
    await script;
    (await functionOf(chat.open))();
  } catch (cause) {
    script = undefined;
    throw cause;
  }
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.onload = () => {
      resolve();
    };
    element.onerror = () => {
      element.remove();
      reject(new Error('The script of the support chat does not load'));
    };
    document.head.append(element);
  });
}

/** Chats make themselves ready after their script has run, so that what opens them is waited for. */
async function functionOf(name: string): Promise<() => void> {
  const deadline = Date.now() + patienceMs;
  do {
    const found = reach(name);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  } while (Date.now() < deadline);
  throw new Error(`The support chat has no ${name}`);
}

function reach(name: string): (() => void) | undefined {
  const path = name.split('.');
  const own = path.pop() ?? '';
  const owner = path.reduce<unknown>(memberOf, window);
  const found = memberOf(owner, own);
  return typeof found === 'function' ? () => void found.call(owner) : undefined;
}

function memberOf(owner: unknown, name: string): unknown {
  return owner === null || owner === undefined ? undefined : (owner as Record<string, unknown>)[name];
}
