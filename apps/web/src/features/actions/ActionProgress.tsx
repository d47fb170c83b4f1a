import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { finished, started } from './action-progress.ts';
import { useSaveAction } from './actions.queries.ts';
import type { SaidAndTyped, SavedAction } from './saving-action.ts';
import { saidAction } from './said-action.ts';
import { typedAction, type TypedAction } from './typed-action.ts';
import { toldSaved } from './waiting/told-saved.tsx';

/** Whoever does the work says that they have begun, and that it is done: the day and the hour are those of then. */
export function ActionProgress({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const { farmId, state } = action;
  const { data: settings } = useQuery(farmSettingsOptions(farmId));
  const { mutate, isPending } = useSaveAction(farmId, told);
  const show = useSnackbar();
  if (!settings || (state !== 'PLANNED' && state !== 'UNDER_WAY')) return null;
  const { timeZone } = settings;
  const put = (step: (typed: TypedAction, now: Date, timeZone: string) => TypedAction): void => {
    const next = step(typedAction(action, timeZone), new Date(), timeZone);
    const said = saidAction(next, timeZone);
    if (!said) return;
    mutate(
      { said, typed: next, known: action },
      { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) },
    );
  };
  return (
    <>
      {state === 'PLANNED' && (
        <PendingButton
          variant="outlined"
          startIcon={<PlayArrowOutlined />}
          isPending={isPending}
          onClick={() => put(started)}
        >
          <T id="actions.start" />
        </PendingButton>
      )}
      <PendingButton
        variant="contained"
        startIcon={<CheckOutlined />}
        isPending={isPending}
        onClick={() => put(finished)}
      >
        <T id="actions.finish" />
      </PendingButton>
    </>
  );
}

function told(saved: SavedAction, { typed: { state: reached, startedAt: time } }: SaidAndTyped): ToldChange {
  if (saved.kind === 'KEPT') return toldSaved(saved);
  const message = reached === 'DONE' ? <T id="actions.finished" /> : <T id="actions.started" values={{ time }} />;
  return { changeId: saved.written.changeId, message };
}
