export const withoutWords = 'no, without, bina, बिना, not, बगैर, nahi, नहीं';
export const bigWords =
  'villa, bungalow, bangla, kothi, farmhouse, farm house, mansion, big, large, bada, badi, palace, mahal, haveli, estate, बड़ा, बड़ी, बड़े, कोठी, बंगला, महल, हवेली, विला, फार्महाउस';
export const smallWords =
  'small, tiny, little, compact, chhota, chota, chhoti, hut, cottage, cabin, budget, छोटा, छोटी, छोटे, झोपड़ी, कुटिया';
