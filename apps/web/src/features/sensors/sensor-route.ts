import { useParams } from '@tanstack/react-router';

/** The sensor of the screen; 0, which none is, where the address says none. */
export function useNodeId(): number {
  const { nodeId } = useParams({ strict: false });
  const id = Number(nodeId);
  return Number.isInteger(id) && id > 0 ? id : 0;
}
