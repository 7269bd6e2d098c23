/** Tones of a shade number, by digit. */
export const TONES = [
  { name: 'натуральный', dot: '#9C744C' },
  { name: 'пепельный', dot: '#8C7E70' },
  { name: 'перламутровый', dot: '#B79A98' },
  { name: 'золотистый', dot: '#C08A3C' },
  { name: 'медный', dot: '#BC5E26' },
  { name: 'махагон', dot: '#7E3434' },
  { name: 'красный', dot: '#A32420' },
  { name: 'шоколадный', dot: '#6E4632' },
]
