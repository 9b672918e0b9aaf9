/**
 * The test behind each promise on the site: terms, privacy, about, and the rules of each product. A new sentence on
 * these pages needs a line here (`promises.test.ts` checks this), so that no promise is without a test.
 */

/** `file > words of the test's title`, or why no test is needed. */
export type Held = readonly string[] | Unheld;
export type Unheld =
  /** A title, a lead, a link, a version. */
  | 'heading'
  /** Actions of others, definitions, advice to travellers. Facts have their own source. */
  | 'fact'
  | 'advice'
  /** True by the site's construction, without a test; the sentence claims no more. */
  | 'by design';

const ERASE = 'server/accounts/erase.test.ts';
const MONEY_BACK = 'server/orders/cancel.test.ts';
const PAYMENTS = 'server/orders/payments.test.ts';
const ISSUE = 'server/orders/issue.test.ts';
const DISCOUNTS = 'server/orders/discounts.test.ts';
const HOLD_TIME = 'server/operations/hold-time.test.ts';
const PAYOUTS = 'server/ledger/payouts.test.ts';
const LEDGER = 'server/ledger/ledger.test.ts';
const VISA = 'server/products/visa/request.test.ts';
const VISA_EDGES = 'server/products/visa/edges.test.ts';
const HOTELS = 'server/products/hotels/operations/holdHotels.test.ts';
const FLIGHTS = 'server/products/flights/operations/holdFlights.test.ts';
const INQUIRY = 'server/products/hotels/inquiry.test.ts';
const POLICY = 'server/products/insurance/purchase.test.ts';
const POLICY_CHANGES = 'server/products/insurance/changes.test.ts';
const CLAIM = 'server/products/insurance/claim-kept.test.ts';
const CERTIFICATE_CHECK = 'server/products/insurance/check.test.ts';
const RIDES_SOLD = 'server/products/transport/selling.test.ts';
const RIDES = 'server/products/transport/rides.test.ts';
const RIDES_ASKED = 'server/products/transport/inquiry.test.ts';
const OPENINGS = 'server/products/transport/runs/openings.test.ts';
const BERTHS = 'domain/transport/rail/compartments.test.ts';
const SEATS = 'domain/transport/runs/seats.test.ts';
const RUNS_SOLD = 'server/products/transport/runs/selling.test.ts';
const RUNS_AFTER = 'server/products/transport/runs/after-sale.test.ts';
const RIDES_CHANGED = 'server/products/transport/changes.test.ts';

export const HELD_BY: Readonly<Record<string, Held>> = {
  content_terms_account_own: ['e2e/flights/one-way.e2e.ts > without an account'],
  content_terms_account_true: ['e2e/accounts/profile.e2e.ts > signing out elsewhere ends the other browser'],
  content_terms_account_end: ['e2e/accounts/profile.e2e.ts > the account is erased with the password'],
  content_terms_orders_rules: 'heading',
  content_terms_orders_price: [`${PAYMENTS} > another total than the current one is price_changed`],
  content_terms_orders_promise: [`${ISSUE} > what is not issued by the promise goes back, once, and the seats with it`],
  content_terms_balance_text: [
    `${LEDGER} > no hand changes or removes a line`,
    `${PAYOUTS} > the whole balance goes to the cards, the newest first`,
    `${ERASE} > a balance is not lost without a word`,
  ],
  content_terms_balance_refund: [`${MONEY_BACK} > needs a one-time code first, and then is there at once`],
  content_terms_codes_text: [
    `${DISCOUNTS} > a code comes off the fares, not off the protection`,
    `${DISCOUNTS} > a personal code is for the accounts it was granted to, once`,
    `${DISCOUNTS} > it has ended; the fares are too small; it is for others`,
  ],
  content_terms_changes_text: 'by design',
  content_terms_conduct_true: 'advice',
  content_terms_conduct_fair: 'advice',
  content_terms_simulated_text: ['server/products/flights/product.test.ts > a ticket number says that it is simulated'],
  content_contents: 'heading',
  content_terms_title: 'heading',
  content_terms_lede: 'heading',
  content_terms_version: 'heading',
  content_terms_simulated: 'heading',
  content_terms_account: 'heading',
  content_terms_orders: 'heading',
  content_terms_balance: 'heading',
  content_terms_codes: 'heading',
  content_terms_conduct: 'heading',
  content_terms_changes: 'heading',
  content_terms_changed: 'heading',
  content_privacy_title: 'heading',
  content_privacy_version: 'heading',
  content_privacy_kept: 'heading',
  content_privacy_caption: 'heading',
  content_privacy_what: 'heading',
  content_privacy_long: 'heading',
  content_privacy_why: 'heading',
  content_privacy_changed: 'heading',
  content_privacy_cookies: 'heading',
  content_privacy_who: 'heading',
  content_privacy_maps: 'heading',
  content_privacy_rights: 'heading',
  content_privacy_rights_link: 'heading',
  content_privacy_simulated: 'heading',
  content_privacy_account: 'heading',
  content_privacy_password: 'heading',
  content_privacy_sessions: 'heading',
  content_privacy_passengers: 'heading',
  content_privacy_drafts: 'heading',
  content_privacy_orders: 'heading',
  content_privacy_visas: 'heading',
  content_privacy_ledger: 'heading',
  content_privacy_messages: 'heading',
  content_privacy_cards: 'heading',
  content_privacy_reports: 'heading',
  content_privacy_answer: 'heading',
  content_privacy_contact: 'heading',
  about_page_title: 'heading',
  about_title: 'heading',
  about_lede: 'heading',
  about_version: 'heading',
  about_sold: 'heading',
  about_sold_text: 'heading',
  about_simulated: 'heading',
  about_promises: 'heading',
  about_network: 'heading',
  about_more: 'heading',
  site_rules_title: 'heading',
  site_rules_lede: 'heading',
  site_rules_link: 'heading',
  site_rules_version: 'heading',
  site_rules_changed: 'heading',
  site_rules_changed_text: 'heading',
  site_rules_contents: 'heading',
  site_rules_simulated: 'heading',
  site_rules_fares: 'heading',
  site_rules_ages: 'heading',
  site_rules_refunds: 'heading',
  site_rules_refunds_caption: 'heading',
  site_rules_refunds_airline: 'heading',
  site_rules_refunds_steps: 'heading',
  site_rules_refunds_common: 'heading',
  site_rules_refunds_classes: 'heading',
  site_rules_refunds_all: 'heading',
  site_rules_cut_noon: 'heading',
  site_rules_cut_hours: 'heading',
  site_rules_cut_departure: 'heading',
  site_rules_cut_always: 'heading',
  site_rules_step: 'heading',
  site_rules_documents: 'heading',
  site_rules_names: 'heading',
  site_rules_bags: 'heading',
  site_rules_airport: 'heading',
  site_rules_holds: 'heading',
  site_rules_payment: 'heading',
  site_rules_time: 'heading',
  hotels_rules_page_title: 'heading',
  hotels_rules_title: 'heading',
  hotels_rules_lede: 'heading',
  hotels_rules_version: 'heading',
  hotels_rules_changed_text: 'heading',
  hotels_rules_simulated: 'heading',
  hotels_rules_times: 'heading',
  hotels_rules_refunds: 'heading',
  hotels_rules_payment: 'heading',
  hotels_rules_moves: 'heading',
  hotels_rules_children: 'heading',
  hotels_rules_desk: 'heading',
  hotels_rules_prices: 'heading',
  hotels_rules_holds: 'heading',
  hotels_rules_asked: 'heading',
  visarules_page_title: 'heading',
  visarules_title: 'heading',
  visarules_lede: 'heading',
  visarules_version: 'heading',
  visarules_changed: 'heading',
  visarules_simulated: 'heading',
  visarules_money: 'heading',
  visarules_time: 'heading',
  visarules_decides: 'heading',
  visarules_answers: 'heading',
  visarules_data: 'heading',
  content_privacy_lede: [
    'e2e/core/third-parties.e2e.ts > nobody learns anything before a yes',
    'server/http/policy.test.ts > the policy of %s is the recorded one, whole',
  ],
  content_privacy_account_long: [`${ERASE} > erasing takes what is personal`],
  content_privacy_account_why: 'fact',
  content_privacy_password_long: ['server/accounts/hashing.test.ts > a password is known again'],
  content_privacy_password_why: [
    'server/journey.test.ts > no password, token, code or passport number of an account reaches the log',
  ],
  content_privacy_sessions_long: ['server/accounts/account.test.ts > are listed, and one or all others can be ended'],
  content_privacy_sessions_why: ['server/accounts/account.test.ts > are listed, and one or all others can be ended'],
  content_privacy_passengers_long: [
    'server/accounts/account.test.ts > are kept a year after the passport ended, which the page says, and no longer',
  ],
  content_privacy_passengers_why: ['e2e/accounts/booking-with-account.e2e.ts > a saved passenger flies again'],
  content_privacy_drafts_long: [
    'src/platform/core/checkout/draft-store.test.ts > nothing typed stays after it is forgotten',
    `${ERASE} > the draft of an order goes with its passport numbers`,
  ],
  content_privacy_drafts_why: [
    'e2e/flights/moving.e2e.ts > reload and Back at every step keep the place and what was typed',
  ],
  content_privacy_orders_long: [
    `${ERASE} > passport numbers go 30 days after the journey`,
    'server/accounts/personal-data.test.ts > nothing is left of guests and their orders',
    'server/accounts/personal-data.test.ts > an order that nobody paid keeps its people for 30 days',
  ],
  content_privacy_orders_why: 'fact',
  content_privacy_visas_long: [
    `${VISA} > answers are encrypted, and gone 30 days after the arrival`,
    'server/products/visa/pictures.test.ts > pictures go 30 days after the arrival',
  ],
  content_privacy_visas_why: 'fact',
  content_privacy_insurance: 'heading',
  content_privacy_insurance_long: [
    `${CLAIM} > for a claim of two years names, birth dates, days and numbers of certificates stay`,
    `${CLAIM} > 30 days after the last day the passport numbers and what was typed are gone`,
  ],
  content_privacy_insurance_why: [
    `${CERTIFICATE_CHECK} > a consulate sees that it is valid and for which days, and nothing about the person`,
  ],
  content_privacy_rides: 'heading',
  content_privacy_rides_long: [
    'server/products/transport/retention.test.ts > who drove is forgotten 30 days after the ride, with the name on the sign, also in what was changed',
  ],
  content_privacy_rides_why: 'fact',
  content_privacy_openings: 'heading',
  content_privacy_openings_long: [
    `${OPENINGS} > one mail at once and one when the sale opens, and the wish is deleted`,
    `${OPENINGS} > what was taken back stays until the sale opens, so nobody can ask for it again`,
    `${OPENINGS} > its mails to an address without an account are deleted after 30 days`,
  ],
  content_privacy_openings_why: [
    `${OPENINGS} > what was taken back stays until the sale opens, so nobody can ask for it again`,
  ],
  content_privacy_ledger_long: [`${LEDGER} > no hand changes or removes a line`],
  content_privacy_ledger_why: 'fact',
  content_privacy_messages_long: [
    'server/mails/inbox.test.ts > a message is kept a year, one with a code a month, and an erased account has none',
  ],
  content_privacy_messages_why: 'fact',
  content_privacy_cards_long: ['server/gateways/sandbox.test.ts > nothing of a card is in the books'],
  content_privacy_cards_why: ['server/gateways/sandbox.test.ts > the page says what is paid to whom'],
  content_privacy_reports_long: ['server/operations/reports.test.ts > after 30 days it is gone'],
  content_privacy_reports_why: ['server/operations/reports.test.ts > a report leads to nobody'],
  content_privacy_answer_long: [
    'server/testing/conformance-inquiries.ts > the answer goes to the account, or to the address that a guest left, which is forgotten with it',
  ],
  content_privacy_answer_why: 'fact',
  content_privacy_contact_long: [
    'server/operations/contact.test.ts > it is gone on its day',
    'server/conversations/conversation.test.ts > nothing of it can be read in the database',
  ],
  content_privacy_contact_why: 'fact',
  content_privacy_cookies_text: [
    'src/platform/core/checkout/draft-store.test.ts > nothing typed stays after it is forgotten',
    'e2e/core/offline.e2e.ts > a ticket that was opened once opens without a connection, until its owner takes it off or logs out',
  ],
  content_privacy_who_text: [
    'server/conversations/conversation.test.ts > who reads and who answers is written down',
    'server/products/visa/staff/staff.test.ts > who did what is written down without a word about travellers',
    'server/journey.test.ts > no password, token, code or passport number of an account reaches the log',
  ],
  content_privacy_maps_text: ['e2e/hotels/hotels-map.e2e.ts > street tiles are asked only when they are wanted'],
  content_privacy_rights_see: ['e2e/accounts/profile.e2e.ts > name and password change'],
  content_privacy_rights_export: [`${ERASE} > an export has everything, after a code`],
  content_privacy_rights_erase: [
    `${ERASE} > erasing takes what is personal, keeps an open journey until it is over, and then forgets that too`,
  ],
  content_privacy_simulated_text: 'advice',
  about_simulated_text: 'fact',
  about_simulated_stock: 'fact',
  about_simulated_money: 'fact',
  about_simulated_visa: [
    'server/products/visa/staff/staff.test.ts > nothing happens by itself, and each step is told as a step of the simulation',
  ],
  about_real: 'by design',
  about_promises_price: [`${PAYMENTS} > another total than the current one is price_changed`],
  about_promises_hold: [
    'server/products/flights/oversell.test.ts > who want the last seat at once one gets it',
    `${FLIGHTS} > an offer ends after 25 minutes`,
  ],
  about_promises_once: [`${PAYMENTS} > a double click, a second tab and a reused key lead to one charge`],
  about_promises_back: [
    `${MONEY_BACK} > the figure of the review page is the one of the quote, the mail and the order, and is what comes back`,
  ],
  about_promises_sources: 'by design',
  about_network_text: ['server/http/policy.test.ts > the policy of %s is the recorded one, whole'],
  about_network_offline: [
    'e2e/core/offline.e2e.ts > who only reads keeps what was read',
    'e2e/core/offline.e2e.ts > a ticket that was opened once opens without a connection',
  ],
  site_rules_simulated_text: ['server/products/flights/product.test.ts > a ticket number says that it is simulated'],
  site_rules_fares_systemic: [
    'server/products/flights/timetable.test.ts > a child pays half and an infant a tenth of a systemic fare',
  ],
  site_rules_fares_charter: [
    'server/products/flights/timetable.test.ts > a systemic fare gives less back at each cut and its last step ends at departure; a charter fare promises nothing',
  ],
  site_rules_fares_mixed: ['domain/flights/flight-cancellation.test.ts > each leg by its own steps'],
  site_rules_ages_infant: ['domain/core/passengers.test.ts > the age class is the age on the day of the first flight'],
  site_rules_ages_child: ['domain/core/passengers.test.ts > the age class is the age on the day of the first flight'],
  site_rules_ages_adult: [
    'server/operations/submitPassengers.test.ts > a child that turns twelve before the way back pays the adult fare there',
  ],
  site_rules_ages_leg: [
    'server/operations/submitPassengers.test.ts > a child that turns twelve before the way back pays the adult fare there',
  ],
  site_rules_ages_limits: ['domain/core/rules.test.ts > nine people, an infant on each lap, an adult with every child'],
  site_rules_refunds_text: [
    'server/products/flights/timetable.test.ts > Aseman class Y gives 60 % back until noon of the day before and 40 % after it',
  ],
  site_rules_refunds_source: 'fact',
  site_rules_refunds_cancel: [
    `${MONEY_BACK} > not once the first flight has left`,
    `${MONEY_BACK} > a guest is told what comes back, cancels, and has it on the card`,
    'server/operations/ownership.test.ts > is for the browser that asked, for five tries, and proves it for ten minutes',
  ],
  site_rules_refunds_moved: [
    'server/products/flights/move-flight.test.ts > all that was paid comes back, the protection too, until the traveller accepts the new time',
    'server/products/flights/move-flight.test.ts > the way back, moved after the way out was flown, comes back in full until it leaves',
  ],
  site_rules_protection_text: [`${MONEY_BACK} > the protection gives its share, and its price stays`],
  site_rules_documents_text: [
    'domain/core/passengers.test.ts > an empty form names every field',
    'domain/core/passengers.test.ts > a passport is good to the last flight, and has letters and digits only',
  ],
  site_rules_documents_number: [
    'domain/core/passengers.test.ts > a passport is good to the last flight, and has letters and digits only',
  ],
  site_rules_names_text: [
    'domain/core/rules.test.ts > names fold as passports fold them',
    'server/products/flights/papers/words.test.ts > both halves of a ticket tell the same flight, row by row',
  ],
  site_rules_bags_text: 'fact',
  site_rules_airport_text: 'fact',
  site_rules_airport_two: 'fact',
  site_rules_airport_terminal: 'advice',
  site_rules_airport_connection: [`${FLIGHTS} > the way back must leave an hour after landing`],
  site_rules_holds_text: [
    `${HOLD_TIME} > ten times five minutes are added, not eleven`,
    `${FLIGHTS} > of two legs both are taken or none`,
    `${HOLD_TIME} > no time is added while nobody else would find a seat on the fare`,
    'e2e/flights/expiry.e2e.ts > after the end the form is as it was, and one click holds the seats again',
  ],
  site_rules_holds_prices: [`${FLIGHTS} > a price that went %s is told with both sums, and taken when it is accepted`],
  site_rules_holds_sale: [
    'server/products/flights/operations/searchFlights.test.ts > a row of the stock table sets the seats and the price',
  ],
  site_rules_payment_text: [
    `${PAYMENTS} > declined, then paid with another card: two attempts, one success`,
    `${PAYMENTS} > the sixth attempt is refused`,
    `${PAYMENTS} > a lost callback is healed by asking the gateway`,
  ],
  site_rules_payment_promise: [
    `${ISSUE} > what is not issued by the promise goes back, once, and the seats with it`,
    'server/orders/mails/mails.test.ts > the mail before the bank step has the reference',
  ],
  site_rules_payment_rates: 'fact',
  site_rules_time_text: ['server/orders/mails/mails.test.ts > a leg is told in Tehran time and with its Persian date'],
  hotels_rules_simulated_text: [
    'server/products/hotels/inventory/import.test.ts > each named as a sample',
    `${HOTELS} > what is paid is a voucher with a number for each room that says it is simulated`,
  ],
  hotels_rules_times_text: 'fact',
  hotels_rules_times_late: 'fact',
  hotels_rules_times_clocks: 'fact',
  hotels_rules_refunds_free: [
    'e2e/hotels/hotels-cancel.e2e.ts > a paid stay is cancelled before its free date: all comes back',
  ],
  hotels_rules_refunds_part: ['e2e/hotels/hotels-expiry.e2e.ts > a paid stay is cancelled after its free date'],
  hotels_rules_refunds_none: [`${HOTELS} > a cancellation gives back by the timeline of each room, and the rooms`],
  hotels_rules_refunds_where: [`${HOTELS} > a cancellation gives back by the timeline of each room, and the rooms`],
  hotels_rules_refunds_cancel: ['e2e/hotels/hotels-cancel.e2e.ts > a paid stay is cancelled before its free date'],
  hotels_rules_refunds_rooms: [`${HOTELS} > a cancellation gives back by the timeline of each room, and the rooms`],
  hotels_rules_moves_nights: [
    'server/products/hotels/change.test.ts > a stay that is booked long and made short has no discount for a long stay',
    'server/products/hotels/change.test.ts > a stay moved by a day that costs more',
    'server/products/hotels/change.test.ts > a stay that becomes shorter gives back by the step of the moment',
  ],
  hotels_rules_moves_held: ['server/products/hotels/change.test.ts > a quote that nobody takes, or that is dropped'],
  hotels_rules_moves_hours: ['server/products/hotels/nights.test.ts > the refund steps move with the check-in'],
  hotels_rules_moves_free: [
    "server/products/hotels/change.test.ts > a guest's name and the arrival time change for nothing",
  ],
  hotels_rules_payment_now: [`${HOTELS} > two rooms are held for ten minutes, at the sum of their offers`],
  hotels_rules_payment_desk: [`${HOTELS} > a deposit is paid here and the rest at the desk`],
  hotels_rules_payment_tax: 'fact',
  hotels_rules_payment_bank: [
    `${PAYMENTS} > the sixth attempt is refused`,
    `${PAYMENTS} > declined, then paid with another card`,
  ],
  hotels_rules_payment_promise: [`${ISSUE} > what is not issued by the promise goes back, once`],
  hotels_rules_children_ages: ['domain/hotels/hotel-stay.test.ts > an adult is over 12 and the first one of age'],
  hotels_rules_children_house: [
    'domain/hotels/hotel-prices.test.ts > a child of 3 to 12 pays a half, a younger one nothing',
  ],
  hotels_rules_children_told: [`${HOTELS} > ages that are told change the price; what nobody has a bed for is told`],
  hotels_rules_desk_text: 'fact',
  hotels_rules_desk_kept: 'fact',
  hotels_rules_desk_couples: 'fact',
  hotels_rules_prices_text: [
    'domain/hotels/hotel-prices.test.ts > season, weekday and Nowruz each change a night, and together',
  ],
  hotels_rules_prices_midnight: [
    'e2e/hotels/hotels-expiry.e2e.ts > what is booked early costs more after midnight in Tehran',
  ],
  hotels_rules_prices_least: ['e2e/hotels/hotels.e2e.ts > over Nowruz a stay has a minimum'],
  hotels_rules_prices_limits: [
    'domain/hotels/hotel-rooms.test.ts > each limit has its own word, at its own field',
    'server/products/hotels/operations/searchHotels.test.ts > other dates lie within those that can be searched',
  ],
  hotels_rules_count_text: ['server/products/hotels/stock.test.ts > the same verdicts as an independent model'],
  hotels_rules_count_held: ['server/products/hotels/stock.test.ts > the same verdicts as an independent model'],
  hotels_rules_count_never: [
    'server/products/hotels/operations/searchHotels.test.ts > a city: offers for all nights and people',
  ],
  hotels_rules_holds_text: [
    `${HOTELS} > two rooms are held for ten minutes`,
    `${HOLD_TIME} > ten times five minutes are added, not eleven`,
  ],
  hotels_rules_holds_old: [
    'machines/core/results-age/kind.test.ts > a list counts as old when its seconds are over, to the millisecond',
  ],
  hotels_rules_asked_text: [
    `${INQUIRY} > its offer holds the rooms for an hour; paid it is accepted`,
    `${INQUIRY} > a hotel answers by what it sells now: no dearer`,
  ],
  hotels_rules_asked_ends: [
    `${INQUIRY} > an offer that nobody pays lapses after its hour, and the rooms are free`,
    `${INQUIRY} > who asked may withdraw it, nobody else sees it`,
  ],
  visarules_simulated_text: [
    'server/products/visa/staff/staff.test.ts > nothing happens by itself, and each step is told as a step of the simulation',
  ],
  visarules_money_fee: [
    'domain/visa/visa-fees.test.ts > the service fee lies within what agencies ask, and urgent costs more',
  ],
  visarules_money_stamp: 'fact',
  visarules_money_refused: [`${VISA} > one of three is refused: half of that fee comes back`],
  visarules_money_withdrawn: [
    'server/products/visa/withdrawal.test.ts > what is said is what comes back',
    'stories/order-pages.test.ts > offers to cancel it where the server says so',
  ],
  visarules_money_late: [
    `${VISA_EDGES} > when nobody has a code by the promise, everything goes back`,
    'server/products/visa/review.test.ts > who is asked too late to answer in time gets all of it back at the arrival',
  ],
  visarules_time_normal: ['domain/visa/visa-fees.test.ts > the promise is counted in working days'],
  visarules_time_urgent: [
    'e2e/visa/visa-forgotten-expiry.e2e.ts > urgent over Nowruz: the promise leaves out the holidays',
  ],
  visarules_time_guided: ['domain/visa/visa-fees.test.ts > a guided tour takes longest of all'],
  visarules_time_days: [
    'domain/core/working-days.test.ts > Thursdays, Fridays and public holidays are no working days',
  ],
  visarules_time_moon: 'fact',
  visarules_time_airport: [
    'domain/visa/visa-validity.test.ts > whenever a code comes between the asking and the promise, it is good for each arrival that is sold',
  ],
  visarules_time_consulate: [
    'domain/visa/visa-validity.test.ts > who goes to a consulate has days for it, before the code ends and before the arrival',
  ],
  visarules_decides_text: 'fact',
  visarules_decides_place: 'fact',
  visarules_answers_true: 'advice',
  visarules_answers_asked: [
    `${VISA} > one field of one person is asked again: nothing else can be changed, and the others go on`,
  ],
  visarules_answers_time: [
    'server/products/visa/review.test.ts > who has two weeks to answer and does not is refused on the day after, and half comes back',
  ],
  visarules_answers_passport: [
    'domain/visa/visa-application.test.ts > a passport that is good for six months to the day does',
  ],
  visarules_data_kept: [
    `${VISA} > answers are encrypted`,
    'server/products/visa/pictures.test.ts > nobody but its owner learns of a picture',
  ],
  visarules_data_gone: [
    'server/products/visa/pictures.test.ts > pictures go 30 days after the arrival',
    `${VISA} > answers are encrypted, and gone 30 days after the arrival or 7 days after a draft has ended`,
  ],
  visarules_data_draft: [
    'e2e/visa/visa-forgotten-expiry.e2e.ts > a draft that nobody touched for 30 days has ended',
    'e2e/visa/visa-forgotten-expiry.e2e.ts > a finished request that was not paid for a day is taken up again as it was',
  ],
  insurancerules_page_title: 'heading',
  insurancerules_page_description: 'heading',
  insurancerules_title: 'heading',
  insurancerules_lede: 'heading',
  insurancerules_version: 'heading',
  insurancerules_simulated: 'heading',
  insurancerules_simulated_text: [
    `${CERTIFICATE_CHECK} > a number has 80 random bits, in signs that are read aloud, and says that it is a simulation`,
  ],
  insurancerules_cover: 'heading',
  insurancerules_cover_wide: [
    'src/screens/insurance/quote/quote.test.ts > both plans are priced for the same people; the second is one and a half times the first',
  ],
  insurancerules_cover_children: [
    `${POLICY} > nine people in five bands, one of them under one year and one over a hundred, pay the sum`,
  ],
  insurancerules_days: 'heading',
  insurancerules_days_from: ['domain/insurance/days.test.ts > the last day ends at midnight in Tehran'],
  insurancerules_days_most: [`${POLICY_CHANGES} > ninety-two days in all are the most, over the turn of the year`],
  insurancerules_days_age: [`${POLICY_CHANGES} > in steps it costs what one purchase would, also over a birthday`],
  insurancerules_days_in_iran: [
    `${POLICY} > who is in Iran already is covered 72 hours after the payment, to the minute, from that day on`,
    `${POLICY_CHANGES} > nobody is added to a policy that was bought in Iran, before its cover begins or after`,
  ],
  insurancerules_money: 'heading',
  insurancerules_money_day: [
    `${POLICY} > it is to be paid on the day it was priced on; a minute before midnight leaves until the next one`,
  ],
  insurancerules_money_before: [
    `${POLICY_CHANGES} > all but five euros of each come back before the first day, of one as of all; after it nothing`,
  ],
  insurancerules_money_refused: [
    `${POLICY_CHANGES} > whose visa for these days was refused gets all of it back; the others pay the fee`,
  ],
  insurancerules_money_after: [
    `${POLICY_CHANGES} > all but five euros of each come back before the first day, of one as of all; after it nothing`,
  ],
  insurancerules_money_extend: [
    `${POLICY_CHANGES} > it is extended until the last midnight in Tehran, and not after it`,
    `${POLICY_CHANGES} > four people stay four days longer: each pays the price of all days less what was paid`,
  ],
  insurancerules_money_move: [
    `${POLICY_CHANGES} > the visa comes late: all days move before the first one, by the ages on the new first day`,
  ],
  insurancerules_money_correct: [
    `${POLICY_CHANGES} > a passport that was renewed: the number is corrected free of charge`,
    `${POLICY_CHANGES} > nobody becomes somebody else: three letters in all, and no new number with a new name`,
  ],
  insurancerules_claim: 'heading',
  insurancerules_claim_call: 'fact',
  insurancerules_claim_hospital: 'fact',
  insurancerules_claim_danger: 'fact',
  insurancerules_claim_years: 'fact',
  insurancerules_claim_rials: 'fact',
  insurancerules_claim_papers: 'advice',
  insurancerules_check: 'heading',
  insurancerules_check_text: [
    `${CERTIFICATE_CHECK} > a consulate sees that it is valid and for which days, and nothing about the person`,
    `${CERTIFICATE_CHECK} > a number that was never given is not found, and few of them are tried from one network`,
  ],
  insurancerules_changed: 'heading',
  transportrules_page_title: 'heading',
  transportrules_page_description: 'heading',
  transportrules_title: 'heading',
  transportrules_lede: 'heading',
  transportrules_version: 'heading',
  transportrules_simulated: 'heading',
  transportrules_simulated_text: [
    'server/products/transport/inventory/import.test.ts > a site without an inventory sells the sample, and says that it is one',
    'server/products/transport/inventory/import.test.ts > each car has a driver, and no car has a plate of the sample',
  ],
  transportrules_price: 'heading',
  transportrules_price_transfer: [
    'server/products/transport/inventory/price-table.test.ts > each zone, car and minute of the day costs what the table says',
  ],
  transportrules_price_night: ['domain/transport/ride-times.test.ts > night is from 00:00 to 05:59'],
  transportrules_price_late: [`${RIDES} > a flight that is late moves the pick-up and never the price`],
  transportrules_price_road: ['domain/transport/price.test.ts > a car says what it costs line by line, ride by ride'],
  transportrules_price_road_night: ['domain/transport/price.test.ts > the night of a half is rounded to a cent'],
  transportrules_price_stops: ['domain/transport/price.test.ts > a car says what it costs line by line, ride by ride'],
  transportrules_price_stops_paid: [
    'domain/transport/price.test.ts > a car says what it costs line by line, ride by ride',
  ],
  transportrules_price_cip: ['domain/transport/price.test.ts > children pay 60 and infants 35 percent of a service'],
  transportrules_price_paid: [`${RIDES_SOLD} > what is shown is what it costs, or it is said`],
  transportrules_price_held: [`${RIDES_SOLD} > a price list that comes between leaves the price that is held`],
  transportrules_fits: 'heading',
  transportrules_fits_seats: ['domain/transport/fits.test.ts > each child has a seat for its age'],
  transportrules_fits_bags: [
    'domain/transport/fits.test.ts > a wheelchair counts as two bags, a ski bag or a pram as one',
    'domain/transport/problems.test.ts > a car that is too small does not go',
  ],
  transportrules_waiting: 'heading',
  transportrules_waiting_airport: [
    'server/products/transport/detail-of.test.ts > there and back are two rides, each from where it begins, and the driver waits as long as the place allows',
  ],
  transportrules_waiting_hotel: [
    'server/products/transport/detail-of.test.ts > there and back are two rides, each from where it begins, and the driver waits as long as the place allows',
  ],
  transportrules_late: 'heading',
  transportrules_late_press: [
    'domain/transport/rides.test.ts > late may be told of a flight that lands, until the free time is over',
    `${RIDES} > a flight that is late moves the pick-up and never the price`,
  ],
  transportrules_soon: 'heading',
  transportrules_soon_cars: [`${RIDES_SOLD} > twelve hours before, to the minute, it is sold at once`],
  transportrules_soon_cip: [`${RIDES_ASKED} > a service at an airport is asked for within 24 hours`],
  transportrules_soon_answer: [
    `${RIDES_ASKED} > an answer comes 45 minutes before it begins, at the latest, and an offer ends with its beginning`,
    `${RIDES_ASKED} > an offer that nobody pays is over, and is asked for anew`,
  ],
  transportrules_soon_least: [
    `${RIDES_ASKED} > what is sold at once is not asked for, what begins within the hour is neither`,
  ],
  transportrules_cancel: 'heading',
  transportrules_cancel_steps: [
    `${RIDES_SOLD} > each ride comes back by its own time: all until 24 hours before, half until 6, then nothing`,
  ],
  transportrules_cancel_rides: [`${RIDES_SOLD} > one ride of two is given back with its money`],
  transportrules_cancel_one_of_car: [
    `${RIDES_SOLD} > who gives back one way of a car pays the price of one way for the other`,
  ],
  transportrules_cancel_people: [`${RIDES_SOLD} > one person of three gives back the own share`],
  transportrules_cancel_example: 'heading',
  transportrules_cancel_when: 'heading',
  transportrules_cancel_back: 'heading',
  transportrules_cancel_until: 'heading',
  transportrules_cancel_after: 'heading',
  transportrules_cancel_all: 'heading',
  transportrules_cancel_half: 'heading',
  transportrules_cancel_nothing: 'heading',
  transportrules_change: 'heading',
  transportrules_change_time: [
    `${RIDES_CHANGED} > from day to night the difference is paid, and back again it is given back`,
    `${RIDES_CHANGED} > until 24 hours before each ride, to the millisecond`,
  ],
  transportrules_change_meeting: [
    `${RIDES_CHANGED} > where they meet is changed for nothing, until the last driver is on the way`,
  ],
  transportrules_change_else: 'advice',
  transportrules_driver: 'heading',
  transportrules_driver_named: ['domain/transport/rides.test.ts > the driver is named at 18:00 of the day before'],
  transportrules_driver_changed: [
    `${RIDES} > another driver of the same class is named three hours before, and both are told`,
  ],
  transportrules_noshow: 'heading',
  transportrules_noshow_text: [`${RIDES} > who does not come gets nothing back, and the order has the times of both`],
  transportrules_missing: 'heading',
  transportrules_missing_text: [
    `${RIDES} > nobody came: not before the free time is over, then all money`,
    `${RIDES} > another car comes in half an hour`,
  ],
  transportrules_cip: 'heading',
  transportrules_cip_names: [`${RIDES_SOLD} > a service at an airport asks all people with passports`],
  transportrules_cip_parts: [
    'domain/transport/problems.test.ts > a service that an airport does not sell is refused at its direction',
  ],
  transportrules_trains: 'heading',
  transportrules_trains_family: [
    `${RUNS_AFTER} > nobody leaves a family compartment alone; all leave it with its empty berth`,
    `${BERTHS} > a family compartment is taken whole, by whom it may be`,
    'domain/transport/runs/price.test.ts > a family compartment costs all its berths, an empty one and a child’s too',
  ],
  transportrules_trains_berth: [
    `${BERTHS} > a woman cannot take a berth of a men’s compartment, and no child can`,
    `${BERTHS} > a child lies in the compartment of a woman of its order, also where others lie in it`,
  ],
  transportrules_trains_boy: [`${BERTHS} > a boy of 11 lies with his mother, a boy of 12 counts as a man`],
  transportrules_trains_cancel: [
    `${RUNS_AFTER} > a berth of a train: 90 percent until noon of the day before, 70 until three hours before, 50 until it leaves`,
  ],
  transportrules_trains_example: 'heading',
  transportrules_buses: 'heading',
  transportrules_buses_cancel: [
    `${RUNS_AFTER} > a seat of a bus: 90 percent until one hour before, 50 until it leaves`,
  ],
  transportrules_buses_example: 'heading',
  transportrules_runs: 'heading',
  transportrules_runs_percent: 'heading',
  transportrules_runs_seats: [
    `${SEATS} > a seat beside a stranger of the other gender is not offered`,
    `${SEATS} > a child counts with the women: a stranger beside it is a woman`,
    `${SEATS} > people of one order sit as they like`,
  ],
  transportrules_runs_children: [
    'domain/transport/runs/price.test.ts > by berth a child pays 60 %, and half a cent is rounded up',
    'domain/transport/runs/price.test.ts > on a bus a child pays a whole seat',
  ],
  transportrules_runs_infants: [
    'domain/transport/runs/riders.test.ts > infants need no place',
    'domain/transport/runs/search.test.ts > who comes is at most nine, with an adult, and an infant on each lap',
  ],
  transportrules_runs_sale: [
    'domain/transport/runs/timetable.test.ts > a day opens at midnight in Tehran, 30 days ahead, and a run is sold until an hour before it leaves',
  ],
  transportrules_runs_held: [`${RUNS_SOLD} > a hold ends: its places are free, and held again at the same price`],
  transportrules_runs_names: [
    `${RUNS_AFTER} > a name is put right for nothing, and the ticket is another one`,
    `${RUNS_AFTER} > a passport number or a birth date is put right; two things make somebody else, at once or one after the other`,
    `${RUNS_AFTER} > corrected until 24 hours before it leaves, to the second`,
  ],
  transportrules_runs_one: [
    `${RUNS_AFTER} > one of three gives back a berth: it is free for others, the two keep theirs`,
    `${RUNS_AFTER} > no child and no infant stays without an adult`,
  ],
  transportrules_runs_late: [
    `${RUNS_AFTER} > late by 80 minutes: told three hours before, and all comes back until it really leaves`,
    'domain/transport/runs/railway.test.ts > who waits for a late train may give all back until it really leaves',
  ],
  transportrules_runs_cancelled: [
    `${RUNS_AFTER} > it does not run: another train at no more price, and the difference comes back`,
    `${RUNS_AFTER} > no other train without places for all, and none of another road or day`,
  ],
  transportrules_runs_silent: [`${RUNS_AFTER} > who is silent has all the money when the day of the train has ended`],
  transportrules_changed: 'heading',
};
