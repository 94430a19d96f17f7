-- Addresses of public pictures, in the order in which they were given.
alter table projects add pictures text[] not null default '{}';
create index projects_pictures on projects using gin (pictures);
