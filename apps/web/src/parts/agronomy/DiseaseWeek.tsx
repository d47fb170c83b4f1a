import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { LevelDot } from './DiseaseLevelMark.tsx';

/** How the last days ended, the newest last: as lights, and in words for those who do not see them. */
export function DiseaseWeek({ week }: Pick<DiseaseLight, 'week'>): ReactElement | null {
  const text = useText();
  const intl = useIntl();
  if (week.length === 0) return null;
  const dayOf = (day: string): string => intl.formatDate(day, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  return (
    <Week aria-label={text('agronomy.week')}>
      {week.map(({ day, level }) => {
        const said = `${dayOf(day)} ${text(`agronomy.level.${level}`)}`;
        return (
          <li key={day} title={said} aria-label={said}>
            <LevelDot data-level={level} />
          </li>
        );
      })}
      <li aria-hidden>
        <T id="agronomy.week" />
      </li>
    </Week>
  );
}

const Week = styled('ul')(({ theme }) => ({
  '&&': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > li': { display: 'inline-flex' },
  '& > li:last-of-type': {
    marginLeft: theme.spacing(1),
    color: theme.vars.palette.text.secondary,
    fontSize: fontSizes.caption,
  },
}));
