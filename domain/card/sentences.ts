/** A sentence to show or to say. Ours; it wants a native reader. */
export type Sentence = { readonly fa: string; readonly roman: string; readonly en: string };

/** In a shop. */
export const SHOP_SENTENCES = {
  thousandOrMillion: {
    fa: 'هزار تومان یا میلیون تومان؟',
    roman: 'Hezār tomān yā milyun tomān?',
    en: 'A thousand toman, or a million?',
  },
  rialOrToman: { fa: 'ریال یا تومان؟', roman: 'Riyāl yā tomān?', en: 'Rial or toman?' },
  payByCard: {
    fa: 'با کارت می‌پردازم. رمز را خودم وارد می‌کنم.',
    roman: 'Bā kārt mipardāzam. Ramz rā khodam vāred mikonam.',
    en: 'I pay by card. I type the PIN myself.',
  },
  notThrough: { fa: 'پرداخت انجام نشد.', roman: 'Pardākht anjām nashod.', en: 'The payment did not go through.' },
  takenWithoutReceipt: {
    fa: 'پول از کارتم کم شد، ولی رسید نیامد.',
    roman: 'Pul az kārtam kam shod, vali resid nayāmad.',
    en: 'The money was taken, but no receipt came.',
  },
  putBack: {
    fa: 'لطفاً پول را به کارت برگردانید.',
    roman: 'Lotfan pul rā be kārt bargardānid.',
    en: 'Please put the money back on the card.',
  },
} satisfies Record<string, Sentence>;

/** At the desk or the reception that hands out the card. */
export const DESK_SENTENCES = {
  ordered: {
    fa: 'سلام. کارت سفر سفارش داده‌ام. شماره سفارشم این است:',
    roman: 'Salām. Kārt-e safar sefāresh dāde-am. Shomāre-ye sefāresham in ast:',
    en: 'Hello. I have ordered a travel card. This is my order number:',
  },
  passport: { fa: 'این گذرنامه من است.', roman: 'In gozarnāme-ye man ast.', en: 'This is my passport.' },
  lost: {
    fa: 'کارتم گم شده است. لطفاً آن را مسدود کنید.',
    roman: 'Kārtam gom shode ast. Lotfan ān rā masdud konid.',
    en: 'I have lost my card. Please block it.',
  },
  closing: {
    fa: 'می‌خواهم کارت را ببندم و باقی پولم را بگیرم.',
    roman: 'Mikhāham kārt rā bebandam va bāqi-ye pulam rā begiram.',
    en: 'I want to close the card and get the rest of my money.',
  },
} satisfies Record<string, Sentence>;
