import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { dayText } from '#web/parts/action/action-words.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { changedSinceOptions, useRecordAct } from './record-imports.queries.ts';
import { RowPreview } from './RowPreview.tsx';

/** What was recorded of a file, and the way to take all of it back. */
export function ImportedRecords({ one }: { readonly one: RecordImport }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const act = useRecordAct(one);
  const isInTheWay = isApiError(act.error, 'recordImport.inTheWay');
  return (
    <>
      <div role="status">
        <Notice
          tone="success"
          actions={
            <>
              <LinkButton
                variant="outlined"
                to="/farm/$farmId/actions"
                params={{ farmId: String(one.farmId) }}
                search={{}}
              >
                <T id="recordImports.toActions" />
              </LinkButton>
              {!isAsked && (
                <Button onClick={() => setAsked(true)}>
                  <T id="recordImports.takeBack" />
                </Button>
              )}
            </>
          }
        >
          <T id="recordImports.done" values={{ count: one.actions }} />
        </Notice>
      </div>
      <AskBefore
        isAsked={isAsked}
        question={isInTheWay ? <InTheWay one={one} /> : <T id="recordImports.takeBack.question" />}
        label={<T id={isInTheWay ? 'recordImports.takeBack.keep' : 'recordImports.takeBack'} />}
        error={isInTheWay ? null : act.error}
        isPending={act.isPending}
        onDo={() => act.mutate(isInTheWay ? 'takeBackOthers' : 'takeBack')}
        onLeave={() => {
          act.reset();
          setAsked(false);
        }}
      />
      <RowPreview one={one} />
    </>
  );
}

const fewShown = 10;

/** Actions that somebody has changed since. */
function InTheWay({ one }: { readonly one: RecordImport }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { data } = useQuery(changedSinceOptions(one.farmId, one.id));
  return (
    <>
      <T id="recordImports.inTheWay" values={{ count: data?.total ?? 0 }} />
      <Changed>
        {data?.rows.slice(0, fewShown).map(({ id, actionType, day }) => (
          <li key={id}>
            <Link to="/farm/$farmId/actions/$actionId" params={{ farmId: String(one.farmId), actionId: String(id) }}>
              {intl.formatList([text(`actionType.${actionType.name}`), dayText(intl, day)], { type: 'unit' })}
            </Link>
          </li>
        ))}
      </Changed>
    </>
  );
}

const Changed = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(5) }));
