import { useParams } from '@tanstack/react-router';

/** What waits, of the screen; empty where the address says nothing. */
export function useOperationId(): string {
  const { operationId = '' } = useParams({ strict: false });
  return operationId;
}
