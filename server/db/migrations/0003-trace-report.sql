-- Problem reports: redacted before they arrive, deleted after delete_at.
create table trace_report (
  id uuid primary key,
  -- Hash of this id and the visitor: the sender finds it again, but it leads to nobody's orders.
  sender text not null,
  note text not null,
  page text not null,
  build text not null,
  -- As it was sent: jsonb would change the order of its keys.
  trace text not null,
  created_at bigint not null,
  delete_at bigint not null
);
create index trace_report_delete on trace_report (delete_at);
