import Check from '@mui/icons-material/Check';
import MyLocation from '@mui/icons-material/MyLocation';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { NearLand } from '@brazda/domain/nearest-land.ts';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import type { Targets } from './chosen-targets.ts';
import type { FormParcel, FormParcels } from './form-parcels.ts';
import { roughMetres, useLandHere, usePlaceHere } from './land-here.ts';

interface HereOfferProps {
  readonly farmId: number;
  readonly parcels: FormParcels;
  readonly targets: Targets;
  readonly onToggle: (parcelId: number) => void;
}

/** The parcel that one stands on, offered first, and those around it; nothing is chosen by itself. */
export function HereOffer({ farmId, parcels, targets, onToggle }: HereOfferProps): ReactElement {
  const text = useText();
  const { state, position, look } = usePlaceHere();
  const { near, error } = useLandHere(farmId, position);
  const isSilent = state === 'refused' || state === 'unavailable';
  return (
    <Place role="group" aria-label={text('actions.here.title')}>
      {state === 'unasked' && (
        <Button variant="outlined" startIcon={<MyLocation />} onClick={look}>
          <T id="actions.here.find" />
        </Button>
      )}
      {state === 'looking' && (
        <Line role="status">
          <CircularProgress size={18} aria-hidden />
          <T id="actions.here.looking" />
        </Line>
      )}
      {isSilent && (
        <>
          <Line role="status">
            <T id={`actions.here.${state}`} />
          </Line>
          <Button onClick={look}>
            <T id="actions.here.again" />
          </Button>
        </>
      )}
      {state === 'known' && position && (
        <Found
          accuracyM={position.accuracyM}
          near={near?.flatMap(({ id, metres }) => {
            const parcel = parcels.byId.get(id);
            return parcel ? [{ parcel, metres }] : [];
          })}
          isUnreadable={error !== null}
          targets={targets}
          onToggle={onToggle}
          onAgain={look}
        />
      )}
    </Place>
  );
}

interface NearParcel extends Pick<NearLand, 'metres'> {
  readonly parcel: FormParcel;
}

interface FoundProps {
  readonly accuracyM: number;
  readonly near: readonly NearParcel[] | undefined;
  readonly isUnreadable: boolean;
  readonly targets: Targets;
  readonly onToggle: (parcelId: number) => void;
  readonly onAgain: () => void;
}

function Found({ accuracyM, near, isUnreadable, targets, onToggle, onAgain }: FoundProps): ReactElement {
  const { locale } = useLanguage();
  const accuracy = formatNumber(Math.ceil(accuracyM), locale, 0);
  const chosen = new Set(targets.map(({ parcelId }) => parcelId));
  return (
    <>
      <Line role="status">
        <MyLocation fontSize="small" aria-hidden />
        <span>
          <T id={`actions.here.${saidOf(accuracyM, near, isUnreadable)}`} values={{ accuracy }} />
        </span>
      </Line>
      {near && near.length > 0 ? (
        <Parcels>
          {near.map(({ parcel, metres }) => (
            <NearButton
              key={parcel.id}
              parcel={parcel}
              metres={metres}
              isChosen={chosen.has(parcel.id)}
              onToggle={onToggle}
            />
          ))}
        </Parcels>
      ) : (
        <Button onClick={onAgain}>
          <T id="actions.here.again" />
        </Button>
      )}
    </>
  );
}

type Said = 'rough' | 'looking' | 'noLand' | 'nothing' | 'around';

/** What there is to say of the parcels around a position. */
function saidOf(accuracyM: number, near: FoundProps['near'], isUnreadable: boolean): Said {
  if (accuracyM > roughMetres) return 'rough';
  if (!near) return isUnreadable ? 'noLand' : 'looking';
  return near.length === 0 ? 'nothing' : 'around';
}

interface NearButtonProps extends NearParcel {
  readonly isChosen: boolean;
  readonly onToggle: (parcelId: number) => void;
}

function NearButton({ parcel, metres, isChosen, onToggle }: NearButtonProps): ReactElement {
  const { locale } = useLanguage();
  const isUnder = metres === 0;
  return (
    <Button
      variant={isUnder && !isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      startIcon={isChosen ? <Check /> : undefined}
      onClick={() => onToggle(parcel.id)}
    >
      <strong>{parcel.name}</strong>
      <small>
        {isUnder ? (
          <T id="actions.here.under" />
        ) : (
          <T id="actions.here.away" values={{ metres: formatNumber(Math.ceil(metres), locale, 0) }} />
        )}
      </small>
    </Button>
  );
}

const Place = styled('div')(({ theme }) => ({
  minHeight: touchTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.spacing(2),
  '& button': { minHeight: touchTarget },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 28,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none' },
}));

const Parcels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: theme.spacing(2),
  '& > button': {
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    columnGap: theme.spacing(2),
    padding: theme.spacing(1, 3),
    borderRadius: radii.medium,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  // The one under the phone has a row of its own, as wide as a thumb may fall.
  '& > button:first-of-type': { gridColumn: '1 / -1' },
  '& small': { fontSize: fontSizes.caption, fontWeight: fontWeights.regular },
}));
