import type { UsualShare } from '@brazda/contract/agroevidence/materials.ts';
import type { ReleaseClass } from '@brazda/domain/enumerations/material.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCatalogueMaterialsCreateFields } from '#web/lib/fields.generated.ts';
import { withinBounds } from '#web/lib/number-bounds.ts';
import { DayField } from '#web/ui/DayField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { usualSharesOptions } from './materials.queries.ts';
import { ListedPart } from './ListedPart.tsx';
import { Pair } from './Pair.tsx';
import { isReversed, newShare, type TypedShare } from './typed-share.ts';

interface CountedShareFieldsProps {
  readonly farmId: number;
  readonly releaseClass: ReleaseClass;
  readonly shares: readonly TypedShare[];
  /** Whether it was tried to save them. */
  readonly isTried: boolean;
  readonly onChange: (shares: readonly TypedShare[]) => void;
}

const wholly = 100;
const limits = agroevidenceCatalogueMaterialsCreateFields;

/**
 * How much of the nitrogen of a fertilizer counts to the crop, from when until when. Where nobody says it, nobody knows it; what is
 * usual is offered with where that is from.
 */
export function CountedShareFields(props: CountedShareFieldsProps): ReactElement {
  const { farmId, releaseClass, shares, isTried, onChange } = props;
  const text = useText();
  const { data: usual = [] } = useQuery(usualSharesOptions(farmId));
  const ofClass = usual.filter((share) => share.releaseClass === releaseClass);
  return (
    <Whole role="group" aria-label={text('catalogues.counted')}>
      {shares.length === 0 && ofClass.length > 0 && <Usual farmId={farmId} shares={ofClass} onTake={onChange} />}
      {shares.map((share, index) => (
        <ShareFields
          // A share has no name: it is the one that stands there.
          key={index}
          number={index + 1}
          share={share}
          isTried={isTried}
          onChange={(next) => onChange(shares.with(index, next))}
          onRemove={() => onChange(shares.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button variant="outlined" onClick={() => onChange([...shares, newShare])}>
          <T id="catalogues.addShare" />
        </Button>
      </div>
    </Whole>
  );
}

interface UsualProps {
  readonly farmId: number;
  readonly shares: readonly UsualShare[];
  readonly onTake: (shares: readonly TypedShare[]) => void;
}

function Usual({ farmId, shares, onTake }: UsualProps): ReactElement {
  const { data: farm } = useQuery(farmOptions(farmId));
  const intl = useIntl();
  const text = useText();
  const words = shares.map(({ percent, source, isGeneralKnowledge, countryCode }) => {
    const values = {
      share: intl.formatNumber(percent / wholly, { style: 'percent' }),
      source: isGeneralKnowledge ? text('catalogues.generalKnowledge', { source }) : source,
    };
    if (countryCode === null || countryCode === farm?.countryCode) return text('catalogues.usualShare', values);
    const country = intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode;
    return text('catalogues.usualShareElsewhere', { ...values, country });
  });
  return (
    <Notice
      actions={
        <Button onClick={() => onTake(shares.map(({ releaseClass: _, countryCode: __, ...share }) => share))}>
          <T id="catalogues.takeUsual" />
        </Button>
      }
    >
      <T id="catalogues.shareUnsaid" /> {intl.formatList(words, { type: 'unit' })}
    </Notice>
  );
}

interface ShareFieldsProps {
  readonly number: number;
  readonly share: TypedShare;
  readonly isTried: boolean;
  readonly onChange: (share: TypedShare) => void;
  readonly onRemove: () => void;
}

function ShareFields({ number, share, isTried, onChange, onRemove }: ShareFieldsProps): ReactElement {
  const text = useText();
  const put = (part: Partial<TypedShare>): void => onChange({ ...share, ...part });
  return (
    <ListedPart
      label={text('catalogues.shareNumber', { number })}
      remove={text('catalogues.removeShare', { number })}
      onRemove={onRemove}
    >
      <Pair>
        <NumberField
          label={<T id="catalogues.counted" />}
          unit="%"
          decimals={2}
          value={share.percent}
          error={isTried && share.percent === null && <T id="validation.required" />}
          // What is said otherwise is no longer what its source says.
          onChange={(value) =>
            put({
              percent: withinBounds(value, limits['facts.countedNitrogen.percent']),
              source: '',
              isGeneralKnowledge: false,
            })
          }
        />
        <Field
          autoComplete="off"
          label={<T id="catalogues.shareSource" />}
          value={share.source}
          maxLength={limits['facts.countedNitrogen.source'].maxLength}
          onChange={({ target }) => put({ source: target.value, isGeneralKnowledge: false })}
        />
      </Pair>
      <Pair>
        <DayField label={<T id="catalogues.from" />} value={share.from} onChange={(from) => put({ from })} />
        <DayField
          label={<T id="catalogues.to" />}
          value={share.to}
          error={isTried && isReversed(share) && <T id="error.material.daysReversed" />}
          onChange={(to) => put({ to })}
        />
      </Pair>
      {share.isGeneralKnowledge && <T id="catalogues.generalKnowledge" values={{ source: share.source }} />}
    </ListedPart>
  );
}

const Whole = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
