import type { SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { useRetractCultivation } from './cultivations.queries.ts';

interface GrownCropProps {
  readonly farmId: number;
  readonly grown: SeedApplication;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

/** One crop of a parcel with its days; to take it back is asked about. */
export function GrownCrop({ farmId, grown, mayChange, onEdit }: GrownCropProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  const intl = useIntl();
  const nameOf = useCropName();
  const crop = nameOf(grown.seed.crop);
  const days = daysOf(intl, grown);
  const retract = useRetractCultivation(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="crops.retracted" values={{ crop }} />,
  }));
  return (
    <Item>
      <Row>
        <CropSwatch color={cropColor(grown.seed.crop)} />
        <Words>
          <strong>{crop}</strong>
          <Facts grown={grown} days={days} />
        </Words>
        {mayChange && !isAsked && (
          <Actions>
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={text('crops.editNamed', { crop, from: days })}
              onClick={onEdit}
            >
              <T id="action.edit" />
            </Button>
            <Button
              size="small"
              aria-label={text('crops.retractNamed', { crop, from: days })}
              onClick={() => setAsked(true)}
            >
              <T id="crops.retract" />
            </Button>
          </Actions>
        )}
      </Row>
      <AskBefore
        isAsked={isAsked}
        question={<T id="crops.retractQuestion" values={{ crop }} />}
        label={<T id="crops.retract" />}
        error={retract.error}
        isPending={retract.isPending}
        onDo={() => retract.mutate(grown)}
        onLeave={() => setAsked(false)}
      />
    </Item>
  );
}

function Facts({ grown, days }: { readonly grown: SeedApplication; readonly days: string }): ReactElement {
  const { locale } = useLanguage();
  const { role, isWholeParcel, part, area } = grown;
  return (
    <Small>
      <span>{days}</span>
      {role !== 'MAIN' && (
        <span>
          <T id={`crops.role.${role}`} />
        </span>
      )}
      {!isWholeParcel && (
        <span>
          <T id="crops.partNumber" values={{ part }} />
        </span>
      )}
      <span>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
      </span>
    </Small>
  );
}

function daysOf(intl: IntlShape, { validFrom, validTo }: SeedApplication): string {
  const text = textIn(intl);
  const day = (date: string): string => intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  if (validFrom !== null && validTo !== null) {
    return text('crops.between', { from: day(validFrom), to: day(validTo) });
  }
  if (validFrom !== null) return text('crops.since', { from: day(validFrom) });
  return validTo === null ? text('crops.unknownDays') : text('crops.until', { to: day(validTo) });
}

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
}));

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: fontWeights.medium },
});

const Small = styled('small')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  '& > button': { minHeight: 44 },
});
