import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormOutcome } from '#web/ui/FormOutcome.tsx';
import { leadToFirstFault } from '#web/ui/lead-to-first-fault.ts';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { drawingMark } from '#web/parts/drawing/drawing-mark.ts';
import { faultsOf, isFaultless, type ActionFaults } from './action-faults.ts';
import { useFormQuestion } from './asked-restrictions.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { hectaresOf } from './chosen-targets.ts';
import type { FormParcels } from './form-parcels.ts';
import { GroupFields } from './GroupFields.tsx';
import { HeadFields } from './HeadFields.tsx';
import { JudgedAction } from './JudgedAction.tsx';
import { saidAction } from './said-action.ts';
import type { KnownAction } from './sent-action.ts';
import { TargetChoice } from './TargetChoice.tsx';
import { typedAction, type TypedAction } from './typed-action.ts';
import { useActionForm } from './use-action-form.ts';
import type { SavedAction, SavingAction } from './saving-action.ts';
import { WhoFields } from './WhoFields.tsx';

interface ActionFormProps {
  readonly farm: Farm;
  readonly timeZone: string;
  readonly parcels: FormParcels;
  readonly initial: TypedAction;
  /** The action that is recorded anew. */
  readonly known: KnownAction | undefined;
  /** Where it goes. */
  readonly save: SavingAction;
  readonly onSaved: (saved: SavedAction) => void;
  readonly onCancel: () => void;
}

const noFaults: ActionFaults = { ofMaterials: new Map() };

/** An action as it is written down; what was typed stays until it is saved. */
export function ActionForm(props: ActionFormProps): ReactElement {
  const { farm, timeZone, parcels, initial, save, onSaved, onCancel } = props;
  const { typed, isEntered, put, putTargets, replace } = useActionForm(initial);
  const [known, setKnown] = useState(props.known);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = faultsOf(typed, parcels);
  const told = isTried ? faults : noFaults;
  const hectares = hectaresOf(typed.targets, parcels);
  const question = useFormQuestion(typed, timeZone, known?.id);
  const theirs = isApiError(save.error, 'record.changed') ? (save.error.current as ActionDetail) : undefined;

  const send = (on: KnownAction | undefined): void => {
    const said = saidAction(typed, timeZone);
    if (save.isPending || !said || !isFaultless(faults)) return;
    save.mutate({ said, typed, known: on }, { onSuccess: onSaved });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    leadToFirstFault(event.currentTarget);
    send(known);
  };
  const escape = (event: KeyboardEvent): void => {
    // Who draws leaves the drawing first.
    const isDrawing = form.current?.querySelector(`[${drawingMark}]`) !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isDrawing) onCancel();
  };
  const keepMine = (now: KnownAction): void => {
    setKnown(now);
    send(now);
  };
  const takeTheirs = (now: ActionDetail): void => {
    setKnown(now);
    replace(typedAction(now, timeZone));
    save.reset();
  };

  return (
    <Form ref={form} noValidate onSubmit={submit} onKeyDown={escape}>
      <LeaveGuard isEntered={isEntered && !save.isPending && !save.isSuccess}>
        <T id="actions.leave" />
      </LeaveGuard>
      <HeadFields farmId={farm.id} typed={typed} faults={told} isNew={known === undefined} put={put} />
      <Beside>
        <TargetChoice
          farm={farm}
          parcels={parcels}
          targets={typed.targets}
          day={typed.day}
          asked={question?.asked}
          error={targetsFault(told)}
          isNew={known === undefined}
          onChange={putTargets}
        />
      </Beside>
      <Column>
        <GroupFields farmId={farm.id} typed={typed} hectares={hectares} faults={told} put={put} knownId={known?.id} />
        <WhoFields typed={typed} faults={told} put={put} />
        <JudgedAction farmId={farm.id} timeZone={timeZone} parcels={parcels} question={question} />
      </Column>
      <End>
        {theirs && (
          <FormOutcome>
            <ChangedMeanwhile
              farmId={farm.id}
              mine={typed}
              theirs={typedAction(theirs, timeZone)}
              parcels={parcels}
              isPending={save.isPending}
              onKeepMine={() => keepMine(theirs)}
              onTakeTheirs={() => takeTheirs(theirs)}
            />
          </FormOutcome>
        )}
        {save.error && !theirs && (
          <FormOutcome>
            <Notice tone="error">
              <ErrorText error={save.error} />
            </Notice>
          </FormOutcome>
        )}
        <FormFooter>
          <PendingButton type="submit" isPending={save.isPending}>
            <T id="action.save" />
          </PendingButton>
          <Button onClick={onCancel}>
            <T id="action.cancel" />
          </Button>
        </FormFooter>
      </End>
    </Form>
  );
}

/** Always the same, so that the parcels are not drawn anew by every key. */
const targetsNeeded = <T id="actions.parcels.needed" />;
const areasWrong = <T id="actions.parcels.areasWrong" />;

function targetsFault({ targets, areas }: ActionFaults): ReactElement | undefined {
  if (targets) return targetsNeeded;
  return areas ? areasWrong : undefined;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
  },
}));

/** On a phone the parcels come after what it is; where there is room they stay in sight beside all else. */
const Beside = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: theme.spacing(4) },
}));

const Column = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
}));

const End = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });
