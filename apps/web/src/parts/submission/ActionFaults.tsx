import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useIsRegistryFarm } from '#web/parts/registry/use-is-registry-farm.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { FaultWords } from './FaultWords.tsx';
import { errorsOfActionOptions } from './submissions.queries.ts';

interface ActionFaultsProps {
  readonly farmId: number;
  readonly actionId: number;
}

/** What the ministry has found wrong with an action when its records were handed over last. */
export function ActionFaults({ farmId, actionId }: ActionFaultsProps): ReactElement | null {
  const isShown = useIsRegistryFarm(farmId);
  const { data: faults = [] } = useQuery({ ...errorsOfActionOptions(farmId, actionId), enabled: isShown });
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning">
      <strong>
        <T id="submission.ofAction" />
      </strong>
      <FaultWords faults={faults} isOfAction />
      <div>
        <T id="submission.ofAction.mend" />
      </div>
    </Notice>
  );
}
