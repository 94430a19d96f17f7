import { getContractPicture } from '#contract/contracts/site-book.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { PrivatePicture } from '#web/shared/private-picture.tsx';

interface Props {
  /** Of the contract. */
  id: string;
  /** As the book or a paper names it. */
  reference: string;
  alt: string;
  missing: string;
}

/** A picture of a contract's book or papers. */
export function ContractPicture({ id, reference, ...shown }: Props) {
  const name = reference.replace('hire:', '');
  return (
    <PrivatePicture
      of={['contract', id, name]}
      load={(signal) => fetchBytes(getContractPicture, { params: { id, name }, signal })}
      {...shown}
    />
  );
}
