import type { Center, Zone } from '@brazda/contract/agroevidence/divisions.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceCentersRenameFields } from '#web/lib/fields.generated.ts';
import { useRenameDivision, useRetireDivision, type DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { InlineEdit } from '#web/ui/InlineEdit.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { RetireButton } from './RetireButton.tsx';
import { Row } from './settings-parts.ts';

interface DivisionProps {
  readonly farmId: number;
  readonly kind: DivisionKind;
  readonly division: Center | Zone;
  readonly mayChange: boolean;
}

/** A centre or a zone: its name, how many parcels are in it, and its end, which can be undone. */
export function Division({ farmId, kind, division, mayChange }: DivisionProps): ReactElement {
  const { id, name, parcels, version } = division;
  const show = useSnackbar();
  const rename = useRenameDivision(farmId, kind, ({ changeId }, { name: next }) => ({
    changeId,
    message: <T id="farmSettings.divisionRenamed" values={{ name: next }} />,
  }));
  const retire = useRetireDivision(farmId, kind, ({ changeId }) => ({
    changeId,
    message: <T id="farmSettings.divisionRetired" values={{ name }} />,
  }));
  const refused = (error: unknown): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  const confirm = async (next: string): Promise<void> => {
    await rename.mutateAsync({ id, version, name: next });
  };
  return (
    <li>
      <Row>
        <span>
          {mayChange ? (
            <InlineEdit
              label={<T id={`farmSettings.divisionName.${kind}`} />}
              value={name}
              maxLength={agroevidenceCentersRenameFields.name.maxLength}
              onConfirm={confirm}
              tellFault={(fault) => <ChangeFault error={fault} nowOf={(now: Center | Zone) => now.name} />}
              onRefusedUnseen={refused}
            />
          ) : (
            <strong>{name}</strong>
          )}
          <small>
            <T id="parcel.count" values={{ count: parcels }} />
          </small>
        </span>
        {mayChange && parcels === 0 && <RetireButton id={id} name={name} retire={retire} />}
      </Row>
    </li>
  );
}
