import type { ListedImport } from '@brazda/contract/agroevidence/imports.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { farmImportsOptions, useTakeBackImport } from './farm-import.queries.ts';

/** What has been imported into a farm so far, and the way back from a wrong file. */
export function ImportHistory({ farmId }: { readonly farmId: number }): ReactElement | null {
  const { data: imports = [], error, refetch } = useQuery(farmImportsOptions(farmId));
  const isMissing = error !== null && imports.length === 0;
  if (imports.length === 0 && !isMissing) return null;
  return (
    <section aria-labelledby="import-history">
      <Typography variant="h2" id="import-history" sx={{ mt: 6, mb: 2 }}>
        <T id="addLand.history" />
      </Typography>
      {isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      <List>
        {imports.map((landImport) => (
          <Item key={landImport.id} landImport={landImport} />
        ))}
      </List>
    </section>
  );
}

function Item({ landImport }: { readonly landImport: ListedImport }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const takeBack = useTakeBackImport();
  const text = useText();
  const { id, farmId, fileName, startedAt, state, imported, canBeTakenBack, landUpdateId } = landImport;
  return (
    <li>
      <Row>
        <span>
          <strong>{fileName}</strong>
          <Facts>
            <span>
              <FormattedDate value={startedAt} dateStyle="medium" />
            </span>
            <span>
              {state === 'SUCCESS' ? (
                <T id="addLand.imported" values={{ count: imported }} />
              ) : (
                <T id={`admin.import.${state}`} />
              )}
            </span>
          </Facts>
        </span>
        {landUpdateId !== null && (
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/user/updatelpis"
            params={{ farmId: String(farmId) }}
            search={{ update: landUpdateId }}
            aria-label={text('addLand.openUpdateNamed', { file: fileName })}
          >
            <T id="addLand.openUpdate" />
          </LinkButton>
        )}
        {canBeTakenBack && !isAsked && (
          <Button
            variant="outlined"
            aria-label={text('addLand.takeBackNamed', { file: fileName })}
            onClick={() => setAsked(true)}
          >
            <T id="addLand.takeBack" />
          </Button>
        )}
      </Row>
      <AskBefore
        isAsked={isAsked && canBeTakenBack}
        question={<T id="addLand.takeBackQuestion" values={{ count: imported }} />}
        label={<T id="addLand.takeBack" />}
        error={takeBack.error}
        isPending={takeBack.isPending}
        onDo={() => takeBack.mutate(id)}
        onLeave={() => setAsked(false)}
      />
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(2, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Facts = styled('small')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 44,
  overflowWrap: 'anywhere',
  '& > span': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& > button, & > a': { flex: 'none' },
  '& strong': { fontWeight: fontWeights.medium },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
}));
