import type { LandChange, LandDecision, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, touchTarget } from '#web/lib/design-tokens.ts';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { hectaresText } from './block-values.ts';
import { decisions } from './BulkDecisions.tsx';
import {
  changeArea,
  changeDifferences,
  changeEffects,
  changeHeadline,
  changeName,
  changeSquares,
} from './change-words.ts';
import { ChangeDetail } from './ChangeDetail.tsx';
import { ConflictWords } from './ConflictWords.tsx';

const segments = decisions.map((value) => ({ value, label: <T id={`landUpdate.decision.${value}`} /> }));

interface ChangeRowProps {
  readonly update: LandUpdate;
  readonly change: LandChange;
  readonly onLookAt: () => void;
  readonly choice?: {
    readonly isPicked: boolean;
    readonly onPick: () => void;
    readonly onDecide: (decision: LandDecision) => void;
  };
}

/** One change: what happened, what it means for the farm, and what is decided; opened, it is drawn and compared. */
export function ChangeRow({ update, change, onLookAt, choice }: ChangeRowProps): ReactElement {
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const intl = useIntl();
  const text = useText();
  const name = changeName(change, intl);
  const isDone = update.state === 'APPLIED' && change.decision === 'TAKE';
  return (
    <Row data-choice={choice !== undefined}>
      {choice && (
        <Pick>
          <input
            type="checkbox"
            aria-label={text('landUpdate.pick', { name })}
            checked={choice.isPicked}
            onChange={choice.onPick}
          />
        </Pick>
      )}
      <What>
        <h3>
          <Opener
            type="button"
            aria-expanded={isOpened}
            aria-controls={id}
            onClick={() => {
              setOpened(!isOpened);
              onLookAt();
            }}
          >
            <span>{changeHeadline(change, intl, update.source)}</span>
            <ExpandMore fontSize="small" aria-hidden />
          </Opener>
        </h3>
        <Lines lines={changeDifferences(change, intl, update.source)} />
        {choice && <EffectsIfTaken change={change} />}
        {isDone && <Lines lines={changeEffects(change, intl)} />}
        {change.conflict && <ConflictWords conflict={change.conflict} isExplained={choice !== undefined} />}
      </What>
      <Area>
        {hectaresText(changeArea(change), intl)}
        <small>{changeSquares(change, intl)}</small>
      </Area>
      <Decision>
        {choice ? (
          <SegmentedChoice
            label={text('landUpdate.decisionOf', { name })}
            segments={segments}
            value={change.decision}
            onChoose={choice.onDecide}
          />
        ) : (
          update.state === 'APPLIED' && <T id={`landUpdate.done.${change.decision}`} />
        )}
      </Decision>
      <Opened id={id} hidden={!isOpened}>
        {isOpened && <ChangeDetail update={update} change={change} />}
      </Opened>
    </Row>
  );
}

function EffectsIfTaken({ change }: { readonly change: LandChange }): ReactElement | null {
  const lines = changeEffects(change, useIntl());
  if (lines.length === 0) return null;
  return (
    <Quiet>
      <T id="landUpdate.ifTaken" />
      <Lines lines={lines} />
    </Quiet>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, at) => (
        // Two parcels of one name end in the same words.
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

/** Beside the map a list is as narrow as on a phone. */
const wide = '@container (min-width: 720px)';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateAreas: '"what" "area" "decision" "opened"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  padding: theme.spacing(2, 4),
  '&[data-choice="true"]': {
    gridTemplateAreas: '"pick what" ". area" ". decision" "opened opened"',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    paddingLeft: theme.spacing(2),
  },
  [wide]: {
    gridTemplateAreas: '"what area decision" "opened opened opened"',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: theme.spacing(5),
    '&[data-choice="true"]': {
      gridTemplateAreas: '"pick what area decision" "opened opened opened opened"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: theme.spacing(4),
    },
  },
}));

const Pick = styled('label')(({ theme }) => ({
  gridArea: 'pick',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: touchTarget,
  height: touchTarget,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const What = styled('div')(({ theme }) => ({
  gridArea: 'what',
  minWidth: 0,
  paddingBottom: theme.spacing(2),
  '& h3': { margin: 0, font: 'inherit' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: fontWeights.strong,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover > span': { textDecoration: 'underline' },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary, transition: 'transform 150ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

const Quiet = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
  '& > ul': { color: theme.vars.palette.text.primary },
}));

const Area = styled('div')(({ theme }) => ({
  gridArea: 'area',
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(3),
  paddingBottom: theme.spacing(2),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [wide]: { display: 'block', paddingTop: theme.spacing(2.5), textAlign: 'right' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));

const Decision = styled('div')(({ theme }) => ({
  gridArea: 'decision',
  paddingBottom: theme.spacing(2),
  '&:empty': { display: 'none' },
  '& > [role="radiogroup"]': { width: '100%' },
  // Of one width, so that the hectares beside it stand below each other.
  [wide]: { '[data-choice="false"] > &': { minWidth: 96, paddingTop: theme.spacing(2.5) } },
}));

const Opened = styled('div')({ gridArea: 'opened', minWidth: 0 });
