import type { Operations } from '#server/contract.ts';

/** Any number of flights in place of the timetable's: copies of them, some minutes later. */
export const manyFlights = (operations: Operations, wanted: number): Operations => ({
  ...operations,
  searchFlights: async (call) => {
    const answer = await operations.searchFlights(call);
    if (answer.status !== 200 || !('departing' in answer.body)) return answer;
    const { departing } = answer.body;
    const some = departing.offers;
    const offers = Array.from({ length: wanted }, (_, at) => {
      const offer = some[at % some.length];
      if (!offer) throw new Error('Nobody flies there');
      const { flight, total, offerId } = offer;
      const round = Math.floor(at / some.length);
      const later = round * 7 * 60_000;
      return {
        ...offer,
        offerId: `${offerId}${round || ''}`,
        flight: {
          ...flight,
          flightNumber: `${flight.airline} ${1000 + at}`,
          departsAt: flight.departsAt + later,
          arrivesAt: flight.arrivesAt + later,
        },
        total: { ...total, amount: total.amount + round * 100 },
      };
    });
    return { status: 200, body: { ...answer.body, departing: { ...departing, offers } } };
  },
});
