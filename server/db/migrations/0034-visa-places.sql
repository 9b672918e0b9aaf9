-- An applicant of a visa request keeps their place, whoever else is taken out: it stands at each of them now, and so does the
-- highest that anybody ever had.
update orders
set detail = jsonb_set(
  detail || jsonb_build_object('lastPlace', jsonb_array_length(detail -> 'applicants') - 1),
  '{applicants}',
  (
    select jsonb_agg(
      jsonb_build_object('position', place - 1, 'hasUsedExemption', false) || applicant
      order by place
    )
    from jsonb_array_elements(detail -> 'applicants') with ordinality as each (applicant, place)
  )
)
where product = 'visa' and jsonb_typeof(detail -> 'applicants') = 'array';
