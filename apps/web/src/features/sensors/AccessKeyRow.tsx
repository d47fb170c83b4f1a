import type { AccessKey } from '@brazda/contract/iot/access-keys.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useRevokeAccessKey } from './sensors.queries.ts';

interface AccessKeyRowProps {
  readonly farmId: number;
  readonly accessKey: AccessKey;
  /** Whether it stands among those of all devices of the farm. */
  readonly isOfFarm: boolean;
  readonly onEnded: () => void;
}

/** One key; to end it is asked about, as that cannot be undone. */
export function AccessKeyRow({ farmId, accessKey, isOfFarm, onEnded }: AccessKeyRowProps): ReactElement {
  const { id, name, nodeId, createdAt, revokedAt, usedAt } = accessKey;
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const revoke = useRevokeAccessKey(farmId);
  const day = <FormattedDate key="day" value={revokedAt ?? createdAt} dateStyle="medium" />;
  return (
    <li>
      <Row>
        <span>
          <strong>{name}</strong>
          <small>
            <T id={revokedAt === null ? 'sensors.keys.made' : 'sensors.keys.ended'} values={{ day }} />
          </small>
          {usedAt === null ? (
            <small>
              <T id="sensors.keys.unused" />
            </small>
          ) : (
            <small>
              <T
                id="sensors.keys.used"
                values={{ time: <FormattedDate key="time" value={usedAt} dateStyle="medium" timeStyle="short" /> }}
              />
            </small>
          )}
          {isOfFarm && nodeId !== null && (
            <TextLink to="/farm/$farmId/sensors/$nodeId" params={{ farmId: String(farmId), nodeId: String(nodeId) }}>
              <T id="sensors.keys.ofOne" />
            </TextLink>
          )}
        </span>
        {revokedAt === null && !isAsked && (
          <Button color="error" aria-label={text('sensors.keys.revokeNamed', { name })} onClick={() => setAsked(true)}>
            <T id="sensors.keys.revoke" />
          </Button>
        )}
      </Row>
      <AskBefore
        isAsked={isAsked && revokedAt === null}
        question={<T id="sensors.keys.question" values={{ name }} />}
        label={<T id="sensors.keys.revoke" />}
        error={revoke.error}
        isPending={revoke.isPending}
        onDo={() => revoke.mutate(id, { onSuccess: onEnded })}
        onLeave={() => {
          setAsked(false);
          revoke.reset();
        }}
      />
    </li>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 44,
  '& > span': { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));
