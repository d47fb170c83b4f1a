import type { CodeList, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { CodeListName } from './CodeListName.tsx';

interface CodesOfListProps {
  readonly list: CodeList;
  readonly codes: readonly ListedCode[];
}

/** The codes of one list by their names in the language on screen, each with where code and name are from. */
export function CodesOfList({ list, codes }: CodesOfListProps): ReactElement {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        <CodeListName {...list} />
      </Typography>
      <List>
        {codes.map((code) => (
          <li key={code.code} data-former={!code.isInForce}>
            <strong>{code.code}</strong>
            <NameOfCode {...code} />
            <Provenance {...code} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function NameOfCode({ names }: Pick<ListedCode, 'names'>): ReactElement {
  const { locale } = useLanguage();
  const found = names.find(({ language }) => locale.startsWith(language)) ?? names.find(isFromRegistry);
  if (!found) {
    return (
      <Small>
        <T id="admin.codeLists.noName" />
      </Small>
    );
  }
  return (
    <span>
      <span lang={found.language}>{found.name}</span>
      {found.source === 'GENERAL_KNOWLEDGE' && (
        <Small>
          <T id="admin.codeLists.nameUnverified" />
        </Small>
      )}
    </span>
  );
}

function isFromRegistry({ source }: ListedCode['names'][number]): boolean {
  return source === 'REGISTRY';
}

/** From when to when it holds, and who says so. */
function Provenance({ validFrom, validTo, source, sourceDetail }: ListedCode): ReactElement {
  const text = useText();
  const { formatDate } = useIntl();
  const day = (date: string): string => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const validity = validityText(text, validFrom && day(validFrom), validTo && day(validTo));
  const named = text(`admin.codeLists.source.${source}`);
  const facts = [validity, sourceDetail === null ? named : `${named} (${sourceDetail})`].join(' · ');
  return <Small>{facts}</Small>;
}

function validityText(text: ReturnType<typeof useText>, from: string | null, to: string | null): string {
  if (from !== null && to !== null) return text('admin.codeLists.validBetween', { from, to });
  if (from !== null) return text('admin.codeLists.validFrom', { from });
  return to === null ? text('admin.codeLists.validUnknown') : text('admin.codeLists.validTo', { to });
}

const Section = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: theme.spacing(0, 6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(2, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li > small': { gridColumn: 2 },
  '& > li[data-former="true"] > span, & > li[data-former="true"] > strong': {
    color: theme.vars.palette.text.secondary,
    textDecoration: 'line-through',
  },
}));

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
}));
