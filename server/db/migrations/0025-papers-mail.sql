-- The mail that brings the papers of any product.
update outbox set kind = 'papers' where kind = 'tickets';
