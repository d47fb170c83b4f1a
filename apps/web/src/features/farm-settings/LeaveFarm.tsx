import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useLeaveFarm } from './farm-settings.queries.ts';
import { Part } from './settings-parts.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';

interface LeaveFarmProps {
  readonly farm: Farm;
  readonly isOnlyOwner: boolean;
}

/** The way out of a farm for oneself; its only owner is told what to do before. */
export function LeaveFarm({ farm, isOnlyOwner }: LeaveFarmProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const leave = useLeaveFarm(farm.id, () => void navigate({ to: '/farm', replace: true }));
  return (
    <Part aria-labelledby="leave-farm">
      <Typography variant="h2" id="leave-farm">
        <T id="farmSettings.leave" />
      </Typography>
      <p>
        <T id={isOnlyOwner ? 'error.member.lastOwner' : 'farmSettings.leaveLead'} />
      </p>
      {!isOnlyOwner && !isAsked && (
        <div>
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            <T id="farmSettings.leave" />
          </Button>
        </div>
      )}
      <AskBefore
        isAsked={isAsked}
        question={<T id="farmSettings.leaveQuestion" values={{ farm: farm.name }} />}
        label={<T id="farmSettings.leave" />}
        error={leave.error}
        isPending={leave.isPending}
        onDo={() => leave.mutate()}
        onLeave={() => setAsked(false)}
      />
    </Part>
  );
}
