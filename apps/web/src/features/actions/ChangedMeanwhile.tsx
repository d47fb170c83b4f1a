import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { differencesOf } from './action-differences.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import type { FormParcels } from './form-parcels.ts';
import type { TypedAction } from './typed-action.ts';
import { useSaidWords } from './use-said-words.ts';

interface ChangedMeanwhileProps {
  readonly farmId: number;
  readonly mine: TypedAction;
  readonly theirs: TypedAction;
  readonly parcels: FormParcels;
  readonly isPending: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another has saved the action since the form was opened: both sides, and the choice between them. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps): ReactElement {
  const { farmId, mine, theirs, parcels, isPending, onKeepMine, onTakeTheirs } = props;
  const words = useSaidWords(farmId);
  const differences = differencesOf(words, mine, theirs, parcels);
  return (
    <Notice
      tone="error"
      actions={
        <>
          <PendingButton isPending={isPending} onClick={onKeepMine}>
            <T id="actions.meanwhile.keepMine" />
          </PendingButton>
          <Button onClick={onTakeTheirs}>
            <T id="actions.meanwhile.takeTheirs" />
          </Button>
        </>
      }
    >
      <T id="actions.meanwhile" />
      {differences.length > 0 && <DifferenceTable differences={differences} />}
    </Notice>
  );
}
