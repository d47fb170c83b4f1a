-- Mail that is to go out, written with the change that it tells of and kept until it is sent. Bodies may hold links with
-- keys: they are forgotten the moment the mail is sent. No farm's work reaches this table.
create table core.mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text,
  html_body text,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'GIVEN_UP')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint mail_forgets_what_was_sent check (state <> 'SENT' or (text_body is null and html_body is null)),
  constraint mail_has_words_while_it_waits check (state <> 'WAITING' or (text_body is not null and html_body is not null))
);
create index mail_due on core.mail (due_at) where state = 'WAITING';
create index mail_finished on core.mail (finished_at) where state <> 'WAITING';

grant select, insert, update, delete on core.mail to brazda_system;
