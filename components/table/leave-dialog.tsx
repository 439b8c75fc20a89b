import { Modal } from '@/components/ui/modal';
import type { TableSeat } from './use-table';

/** Asks before somebody leaves his seat, or is asked to by the host. */
export function LeaveDialog({
  seat,
  busy,
  onLeave,
  onClose,
}: {
  readonly seat: TableSeat;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={seat.mine ? 'Leave the table?' : `Remove ${seat.name}?`} onClose={onClose}>
      <p>
        {seat.commitment === null
          ? 'The seat is open again.'
          : 'The list that was handed in is thrown away, and the seat is open again.'}
      </p>
      <button type="button" className="button button-danger mt-4" disabled={busy} onClick={onLeave}>
        {seat.mine ? 'Leave' : 'Remove'}
      </button>
    </Modal>
  );
}
