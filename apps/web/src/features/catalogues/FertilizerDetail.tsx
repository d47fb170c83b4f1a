import { nutrients, type FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { validityOf } from './validity.ts';

/** What a fertilizer holds, and how much of its nitrogen counts from when. */
export function FertilizerDetail({ facts }: { readonly facts: FertilizerFacts }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const share = (percent: number): string => intl.formatNumber(percent / 100, { style: 'percent' });
  const counted = facts.countedNitrogen.map(({ percent, from, to, source, isGeneralKnowledge }): Fact => {
    const days = validityOf(intl, { validFrom: from, validTo: to });
    const whence = isGeneralKnowledge ? text('catalogues.generalKnowledge', { source }) : source;
    return [text('catalogues.counted'), [share(percent), days, whence].filter(Boolean).join(' · ')];
  });
  return (
    <>
      <Facts
        facts={[
          [text('catalogues.fertilizerType'), text(`material.fertilizerType.${facts.type}`)],
          [text('catalogues.releaseClass'), text(`material.releaseClass.${facts.releaseClass}`)],
          [text('catalogues.density'), facts.kilogramsPerLitre],
          ...counted,
        ]}
      />
      <Typography variant="h3" sx={{ marginBottom: 2 }}>
        <T id="catalogues.nutrients" />
      </Typography>
      <Facts
        facts={nutrients.map((nutrient): Fact => {
          const percent = facts.percent[nutrient];
          return [nutrient, percent === null ? text('parcel.unknown') : `${intl.formatNumber(percent)} %`];
        })}
      />
    </>
  );
}
