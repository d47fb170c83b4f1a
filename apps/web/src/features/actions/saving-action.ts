import type { ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { KnownAction, SaidAction } from './sent-action.ts';
import type { TypedAction } from './typed-action.ts';

/** An action as its form gives it: as it goes to the server, and as it was typed. */
export interface SaidAndTyped {
  readonly said: SaidAction;
  readonly typed: TypedAction;
  readonly known: KnownAction | undefined;
}

/** It is on the server; or it is on this device alone, and will be sent. */
export type SavedAction = { readonly kind: 'WRITTEN'; readonly written: ActionWritten } | { readonly kind: 'KEPT' };

/** Takes an action from its form. */
export type SavingAction = UseMutationResult<SavedAction, Error, SaidAndTyped>;
