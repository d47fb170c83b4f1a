import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { useDivideAction } from './actions.queries.ts';
import { mostParts, partsOf } from './action-parts.ts';

interface DivideDialogProps {
  readonly farmId: number;
  readonly action: ActionDetail;
  readonly onClose: () => void;
}

/** Makes an action of its own of some parcels of one, or one of each; what fell to each stays as it is. */
export function DivideDialog({ farmId, action, onClose }: DivideDialogProps): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const divide = useDivideAction(farmId, ({ actions, changeId }) => ({
    changeId,
    message: <T id="actions.divided" values={{ count: actions.length }} />,
  }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [way, setWay] = useState<'together' | 'each'>('together');
  const { targets } = action;
  const isTooMany = way === 'each' && chosen.size > mostParts;
  const canDivide = chosen.size > 0 && chosen.size < targets.length && !isTooMany;
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (divide.isPending || !canDivide) return;
    divide.mutate({ id: action.id, parts: partsOf([...chosen], way) }, { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="actions.divide" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <div>
          <T id="actions.divide.help" />
        </div>
        <SegmentedChoice
          label={text('actions.divide.way')}
          segments={[
            { value: 'together', label: text('actions.divide.together') },
            { value: 'each', label: text('actions.divide.each') },
          ]}
          value={way}
          onChoose={setWay}
        />
        <Parcels>
          {targets.map(({ parcelId, name, area }) => (
            <li key={parcelId}>
              <Checkbox
                label={text('actions.divide.parcel', { name, area: parcelAreaNumber(area, locale) })}
                checked={chosen.has(parcelId)}
                onChange={() => toggle(parcelId)}
              />
            </li>
          ))}
        </Parcels>
        <div role="status">
          {chosen.size === targets.length && <T id="actions.divide.all" />}
          {isTooMany && <T id="actions.divide.tooMany" values={{ count: mostParts }} />}
        </div>
        <DialogEnd error={divide.error} onCancel={onClose}>
          <PendingButton type="submit" disabled={!canDivide} isPending={divide.isPending}>
            <T id="actions.divide" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

const Parcels = styled('ul')({ maxHeight: 360, overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' });
