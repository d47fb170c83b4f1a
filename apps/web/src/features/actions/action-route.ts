import { useParams } from '@tanstack/react-router';

/** The action of the screen; 0, which none is, where the address says none. */
export function useActionId(): number {
  const { actionId } = useParams({ strict: false });
  const id = Number(actionId);
  return Number.isInteger(id) && id > 0 ? id : 0;
}
