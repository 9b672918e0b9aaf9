-- A report contains the traces of all flows of a visit (ADR 0009).
update trace_report set trace = '[' || trace || ']';
alter table trace_report rename column trace to traces;
