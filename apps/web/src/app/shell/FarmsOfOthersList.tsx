import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import type { FarmOfOthers, FarmsOfOthers } from '#web/features/admin/use-farms-of-others.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { entryStyles } from './entry-styles.ts';

interface FarmsOfOthersListProps {
  readonly found: FarmsOfOthers;
  readonly onChoose: (farm: FarmOfOthers) => void;
}

/** What an administrator's search finds beyond their own farms; each is opened as its user, not as themselves. */
export function FarmsOfOthersList({ found, onChoose }: FarmsOfOthersListProps): ReactElement | null {
  const id = useId();
  const { farms, more, error } = found;
  if (farms.length === 0 && more === 0 && !error) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        <T id="shell.farmsOfOthers" />
      </Heading>
      <List>
        {farms.map((farm) => (
          <li key={farm.id}>
            <FarmButton type="button" aria-haspopup="dialog" onClick={() => onChoose(farm)}>
              <VisibilityOutlined fontSize="small" />
              <span>
                {farm.name}
                <small>
                  <T id="admin.farm.userCount" values={{ count: farm.users }} />
                </small>
              </span>
            </FarmButton>
          </li>
        ))}
      </List>
      {more > 0 && (
        <Note>
          <T id="shell.moreFarms" values={{ count: more }} />
        </Note>
      )}
      {error && (
        <Note>
          <ErrorText error={error} />
        </Note>
      )}
    </section>
  );
}

const Heading = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2, 1),
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.medium,
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2, 2),
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
}));

const FarmButton = styled('button')(({ theme }) => ({
  ...entryStyles(theme),
  paddingBlock: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));
