/** Leads to a new item of the kind that fits the point, which answers it once it is kept. */
import { useNavigate } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { useChange } from '#ui/readOnly.tsx';
import type { ReadinessPoint } from './readinessPoints.ts';

export function useWriteDown(): (point: ReadinessPoint) => void {
  const navigate = useNavigate();
  const change = useChange();
  return change(({ id, kind }: ReadinessPoint) => {
    const search = new URLSearchParams({ new: kind, answers: id });
    void navigate(`${routes.personalVault.path}?${search}`);
  });
}
