/** Between the tabs of this browser: the id of an order that changed in one of them. null where browsers cannot. */
export function orderChannel(heard: (orderId: unknown) => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const orders = new BroadcastChannel('safar:orders');
  orders.onmessage = ({ data }) => heard(data);
  return orders;
}
