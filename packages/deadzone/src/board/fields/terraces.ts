/** Ground that rises in steps, with stairs, gangways and two houses of two storeys. */
export const TERRACES = `id: terraces
en: The terraces
fr: Les terrasses
level 1
+   +   +   +   +   +   +   +   +
                         XXX
+,,,+   +;;;+   +   +   +   +   +
      Sv          S> XXX XXX
+   +   +   +   +   +   +   +-2-+
 XXX XXX     XXX        |   2
+   +   +   +   +   +   +   +   +
 XXX XXX        ,       3 H  XXX
+   +   +   +;;;+;;;+   +   +   +
 XXX  H 3       ,        XXX XXX
+   +   +   +   +   +   +   +   +
    2   |        XXX     XXX XXX
+-2-+   +   +   +   +   +   +   +
     XXX XXX  S<          S^
+   +   +   +   +   +;;;+   +,,,+
     XXX
+   +   +   +   +   +   +   +   +
level 2
+   +   +   +   +   +   +;;;+   +

+   +   +   +   +   +   +   +   +
                      S> XXX
+   +,,,+   +,,,+   +   +   +   +
  Sv     ~       ~   ~  3.  |
+   +   +   +   +   +   +   +   +
 XXX                    |~S^1
+   +-2-+   +   +   +   +-2-+   +
    1~Sv|                    XXX
+   +   +   +   +   +   +   +   +
    |.  3~   ~       ~        S^
+   +   +   +   +,,,+   +,,,+   +
     XXX  S<
+   +   +   +   +   +   +   +   +

+   +;;;+   +   +   +   +   +   +
level 3
+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +
                        ;.  ,
+   +   +   +   +   +   +   +   +
                         ~
+   +   +   +   +   +   +   +   +
     ~
+   +   +   +   +   +   +   +   +
    ,.  ;
+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +

+   +   +   +   +   +   +   +   +
`;
