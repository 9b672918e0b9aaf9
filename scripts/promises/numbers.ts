import { PASSPORT_MONTHS } from '#domain/accounts/saved-passengers.ts';
import { CODE_MINUTES, EXTENSION_SECONDS, KEEP_PAPERS_MS, MAX_NAME } from '#domain/core/limits.ts';
import { FREE_LETTERS } from '#domain/core/name-correction.ts';
import { FILE_BYTES_MAX } from '#domain/core/picture-rules.ts';
import {
  ACCOUNTING_YEARS,
  CONTACT_DAYS,
  ENDED_APPLICATION_DAYS,
  ENDED_PASSPORT_DAYS,
  INQUIRY_KEPT_DAYS,
  MESSAGE_DAYS,
  ORDER_PASSPORT_DAYS,
  UNPAID_ORDER_DAYS,
} from '#domain/core/retention.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { BE_THERE_MINUTES, COUNTER_CLOSES_MINUTES } from '#domain/flights/check-in-counter.ts';
import {
  BOOKING_HORIZON_DAYS,
  LOWEST_FARE_DAYS,
  MAX_PASSENGERS,
  MIN_CONNECTION_MINUTES,
} from '#domain/flights/flight-limits.ts';
import {
  FREE_NIGHTS_WITHIN_DAYS,
  INQUIRY_ANSWER_SECONDS,
  INQUIRY_OFFER_SECONDS,
  MAX_GUESTS,
  MAX_NIGHTS,
  MAX_WISHES,
} from '#domain/hotels/hotel-limits.ts';
import { CLAIM_YEARS } from '#domain/insurance/cover.ts';
import { DAYS_AHEAD } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { DAY_TOUR_FREE_MS, REMINDER_DAYS } from '#domain/tours/dates.ts';
import { MAX_PEOPLE } from '#domain/tours/rooms.ts';
import { ANSWER_HOURS } from '#domain/transport/asked.ts';
import { FREE_HOURS, HALF_HOURS } from '#domain/transport/back.ts';
import { MAX_SIGN } from '#domain/transport/meeting.ts';
import { CITY_STOP_MINUTES } from '#domain/transport/ride-times.ts';
import { ANOTHER_CAR_MINUTES } from '#domain/transport/rides.ts';
import { CORRECTED_UNTIL_HOURS } from '#domain/transport/runs/correcting.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import { VISA_ENTER_DAYS } from '#domain/visa/visa-validity.ts';
import { REVEAL_MS } from '#machines/accounts/passenger-book/machine.ts';
import { CODE_TRIES } from '#server/accounts/codes.ts';
import { CONFIRMATION_MS } from '#server/accounts/confirmation.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { CERTIFICATE_SIGNS } from '#server/products/insurance/certificate-number.ts';
import { DRAFT_MS as INSURANCE_DRAFT_MS } from '#server/products/insurance/detail.ts';
import { MISSES_OF_BROWSER } from '#server/products/insurance/operations/checkInsurance.ts';
import { REFUSED_PEOPLE } from '#server/products/transport/inquiry.ts';
import { DRAFT_MS, HOLD_MS } from '#server/products/visa/detail.ts';
import { CLOSE_WALK_MINUTES } from '#src/screens/hotels/results/filters.ts';

/** A number that our rules do not decide: it counts things on the page, or repeats a source. */
type Theirs = 'not ours';

const YEAR_DAYS = 365;
const MEGABYTE = 1_000_000;
const { passportMonths, codeDaysAirport, longestDays } = VISA_NUMBERS;

/**
 * The constants behind each text that contains a number with a unit, in order, so that a constant cannot change without
 * its sentence. Texts with numbers as parameters need no line.
 */
export const NUMBERS: Readonly<Record<string, readonly number[] | Theirs>> = {
  content_privacy_passengers_long: [ENDED_PASSPORT_DAYS / YEAR_DAYS],
  content_privacy_insurance_long: [CLAIM_YEARS],
  content_privacy_ledger_long: [ACCOUNTING_YEARS],
  content_privacy_cookies_text: [CODE_MINUTES, KEEP_PAPERS_MS / DAY_MS],
  content_privacy_rights_erase: [ACCOUNTING_YEARS],
  content_privacy_changed: [UNPAID_ORDER_DAYS, CONTACT_DAYS],
  countrymap_cheapest: [LOWEST_FARE_DAYS],
  countrymap_asof: [LOWEST_FARE_DAYS],
  countrymap_hotels_asof: 'not ours',
  hotels_field_stay_too_long: [MAX_NIGHTS],
  hotels_field_too_many_guests: [MAX_GUESTS],
  hotels_order_voucher_to: [LIMITS.documentsMail.max],
  hotels_room_full: [MAX_GUESTS],
  hotels_sorted_best_why: [CLOSE_WALK_MINUTES],
  hotels_card_asked: [(INQUIRY_ANSWER_SECONDS * 1000) / HOUR_MS],
  hotels_full_none: [FREE_NIGHTS_WITHIN_DAYS],
  hotels_where_straight: 'not ours',
  hotels_stay_asked: [(INQUIRY_ANSWER_SECONDS * 1000) / HOUR_MS],
  hotels_inquiry_silent: [(INQUIRY_ANSWER_SECONDS * 1000) / HOUR_MS],
  hotels_inquiry_event_hour: [(INQUIRY_OFFER_SECONDS * 1000) / HOUR_MS],
  hotels_inquiry_lost: [INQUIRY_KEPT_DAYS],
  inquiry_lost_text: [INQUIRY_KEPT_DAYS],
  transport_field_only_by_request: [ANSWER_HOURS],
  transport_field_sign_too_long: [MAX_SIGN],
  transport_field_time_invalid: 'not ours',
  transport_field_too_many_letters: [FREE_LETTERS],
  transportask_simulated: [REFUSED_PEOPLE],
  transportdoors_drive: [BE_THERE_MINUTES],
  transportride_another_car_hint: [ANOTHER_CAR_MINUTES],
  transportride_cancel_note: [FREE_HOURS, HALF_HOURS],
  transportride_change_time_lead: [FREE_HOURS],
  transportride_next_desk: 'not ours',
  transportrun_read_kinds_text: 'not ours',
  transportrun_read_passport_text: [CORRECTED_UNTIL_HOURS],
  transportticket_change_person_lead: [FREE_LETTERS],
  transportwish_city_stops_hint: [CITY_STOP_MINUTES],
  transportwish_home_price: 'not ours',
  transportwish_time_hint: 'not ours',
  transportwish_time_hint_night: 'not ours',
  hotels_wishes_hint: [MAX_WISHES],
  insurance_change_correct_lead: [FREE_LETTERS],
  insurancerules_money_correct: [FREE_LETTERS],
  insurance_claim_kept: [CLAIM_YEARS],
  insurance_check_hint: [CERTIFICATE_SIGNS],
  insurance_check_unknown_text: [MISSES_OF_BROWSER.max],
  insurance_days_one: 'not ours',
  insurance_earlier: [INSURANCE_DRAFT_MS / DAY_MS],
  insurance_field_days_invalid: [MAX_DAYS],
  insurance_field_first_day_far: [DAYS_AHEAD],
  insurance_people_saved: [INSURANCE_DRAFT_MS / DAY_MS],
  insurance_page_description: [MAX_DAYS],
  insurance_plan_shared: 'not ours',
  issue_next_be_text: 'not ours',
  login_code_lead: [CODE_TRIES],
  login_confirm_expired: [CONFIRMATION_MS / HOUR_MS],
  passengers_expiry_soon: [passportMonths, passportMonths],
  places_facts_day: 'not ours',
  places_way_window_sixty: [LOWEST_FARE_DAYS],
  places_cost_rooms: 'not ours',
  places_prices_air_from: [LOWEST_FARE_DAYS],
  places_prices_rooms: 'not ours',
  problems_field_too_long: [MAX_NAME],
  problems_field_age_too_young: 'not ours',
  problems_field_date_too_far: [BOOKING_HORIZON_DAYS],
  problems_field_too_many: [MAX_PASSENGERS],
  profile_soon_none: [PASSPORT_MONTHS],
  profile_messages_lead: [MESSAGE_DAYS / YEAR_DAYS],
  profile_papers_to: [LIMITS.documentsMail.max],
  profile_cancel_to_card_hint: 'not ours',
  profile_passengers_kept: [ENDED_PASSPORT_DAYS / YEAR_DAYS],
  profile_passengers_soon: [PASSPORT_MONTHS, PASSPORT_MONTHS],
  profile_passengers_shown: [REVEAL_MS / 60_000],
  profile_account_erase_text: [ACCOUNTING_YEARS],
  results_too_soon: [MIN_CONNECTION_MINUTES],
  results_too_soon_out: [MIN_CONNECTION_MINUTES],
  review_rule_counter: [COUNTER_CLOSES_MINUTES],
  review_rule_counter_return: [COUNTER_CLOSES_MINUTES],
  site_how_2_text: [EXTENSION_SECONDS / 60],
  site_routes_lede: [LOWEST_FARE_DAYS],
  site_counter_time: 'not ours',
  site_rules_ages_infant: 'not ours',
  site_rules_ages_child: 'not ours',
  site_rules_refunds_text: 'not ours',
  site_rules_cut_noon: 'not ours',
  site_rules_documents_number: 'not ours',
  site_rules_airport_text: 'not ours',
  tourpage_length: 'not ours',
  tourpage_only_falls: REMINDER_DAYS.slice(-1),
  tourpage_rules_day_cancel: [DAY_TOUR_FREE_MS / HOUR_MS],
  tourpage_too_many: [MAX_PEOPLE],
  tours_rule_day_tour: [DAY_TOUR_FREE_MS / HOUR_MS],
  trip_airports_in: 'not ours',
  trip_airports_out: 'not ours',
  trip_passport_text: [passportMonths],
  ui_day_twice: 'not ours',
  ui_party_full: [MAX_PASSENGERS],
  help_dev_speed_60: 'not ours',
  visa_keep_of180: 'not ours',
  visa_keep_newpapers: 'not ours',
  visa_field_passport_ends_early: [passportMonths],
  visa_field_visa_stay_too_long: [longestDays],
  visa_field_arrival_too_far: [codeDaysAirport],
  visa_field_name_long: [MAX_NAME],
  visa_order_codes_to: [LIMITS.documentsMail.max],
  visarequest_aside_passport: [passportMonths],
  visarequest_aside_time: 'not ours',
  visarequest_pic_photo_hint: [passportMonths, FILE_BYTES_MAX / MEGABYTE],
  visarequest_pic_passport_hint: [FILE_BYTES_MAX / MEGABYTE],
  picture_not_fileTooBig: [FILE_BYTES_MAX / MEGABYTE],
  visarequest_declare_israel: 'not ours',
  visarequest_ended_text: [DRAFT_MS / DAY_MS],
  visarequest_desk_passport: [passportMonths],
  visarequest_review_trip_text_one: 'not ours',
  visarequest_pic_you_face: 'not ours',
  visarequest_way_consulate_good: [VISA_ENTER_DAYS],
  visarules_data_gone: [ORDER_PASSPORT_DAYS, ENDED_APPLICATION_DAYS],
  visarules_data_draft: [DRAFT_MS / DAY_MS, HOLD_MS / DAY_MS],
};
