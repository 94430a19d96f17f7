-- What waits for a member stands in the member's own row, so that what is unread is found without reading what is not.
alter table conversation_members
  -- The newest message that the other one sent.
  add column received_seq integer not null default 0,
  add column unread boolean not null default false;

update conversation_members m set received_seq = x.seq, unread = m.seen_seq < x.seq
from (select conversation_id, sender_id, max(seq) as seq from messages group by 1, 2) x
where x.conversation_id = m.conversation_id and x.sender_id = m.other_id;

create index conversation_members_unread on conversation_members (conversation_id) where unread;
-- Room beside each row: one that stays unread while more comes is then written without a change of its indexes.
alter table conversation_members set (fillfactor = 80);
