-- What the writer's device calls the message: sent twice, because an answer was lost, it is one.
alter table contact_messages add client_id uuid;
create unique index contact_messages_once on contact_messages (client_id);
