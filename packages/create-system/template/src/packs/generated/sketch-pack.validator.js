// Generated from sketch-pack.schema.json by tools/schema/compile.mjs; change the schema, not this file.
// tools/schema/runtime.mjs
function ucs2length(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    (text.charCodeAt(i) & 64512) === 55296 && (text.charCodeAt(i + 1) & 64512) === 56320 && length--;
  return length;
}

// tools/schema/packages/create-system/template/src/packs/sketch-pack.schema.json
var validate = validate52, sketch_pack_schema_default = validate52, schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:skirmish-kit:sketch-pack:1", title: "Crews of Sketch", type: "object", required: ["format", "system", "version", "id", "title", "crews"], additionalProperties: !1, properties: { $schema: { type: "string", maxLength: 400 }, format: { const: "skirmish-pack" }, system: { const: "sketch" }, version: { const: 1 }, id: { $ref: "#/$defs/id" }, title: { $ref: "#/$defs/words" }, crews: { type: "array", minItems: 1, maxItems: 40, items: { $ref: "#/$defs/crew" } } }, $defs: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", description: "small letters and digits, with single hyphens between them: swamp-runners", descriptionFr: "minuscules sans accents et chiffres, séparés par des traits d’union : swamp-runners", maxLength: 40 }, words: { type: "object", required: ["en", "fr"], additionalProperties: !1, properties: { en: { type: "string", minLength: 1, maxLength: 80 }, fr: { type: "string", minLength: 1, maxLength: 80 } } }, crew: { type: "object", required: ["id", "name", "figures"], additionalProperties: !1, properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, figures: { type: "array", minItems: 3, maxItems: 3, items: { $ref: "#/$defs/figure" } } } }, figure: { type: "object", required: ["name", "strength"], additionalProperties: !1, properties: { name: { $ref: "#/$defs/words" }, strength: { type: "integer", minimum: 0, maximum: 5 } } } } }, schema20 = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", description: "small letters and digits, with single hyphens between them: swamp-runners", descriptionFr: "minuscules sans accents et chiffres, séparés par des traits d’union : swamp-runners", maxLength: 40 }, pattern3 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (ucs2length(data) > 40)
        return validate53.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, schema: 40, parentSchema: schema20, data }], !1;
      if (!pattern3.test(data))
        return validate53.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema20, data }], !1;
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema20.type, parentSchema: schema20, data }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "object", required: ["en", "fr"], additionalProperties: !1, properties: { en: { type: "string", minLength: 1, maxLength: 80 }, fr: { type: "string", minLength: 1, maxLength: 80 } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.en === void 0 && (missing0 = "en") || data.fr === void 0 && (missing0 = "fr"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema21.required, parentSchema: schema21, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "en" || key0 === "fr")) {
            return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema21, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.en !== void 0) {
            let data0 = data.en, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 80)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema21.properties.en, data: data0 }], !1;
                if (ucs2length(data0) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.en, data: data0 }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.en.type, parentSchema: schema21.properties.en, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.fr !== void 0) {
              let data1 = data.fr, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (ucs2length(data1) > 80)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/maxLength", keyword: "maxLength", params: { limit: 80 }, schema: 80, parentSchema: schema21.properties.fr, data: data1 }], !1;
                  if (ucs2length(data1) < 1)
                    return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema21.properties.fr, data: data1 }], !1;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/fr", schemaPath: "#/properties/fr/type", keyword: "type", params: { type: "string" }, schema: schema21.properties.fr.type, parentSchema: schema21.properties.fr, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema21.type, parentSchema: schema21, data }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema22 = { type: "object", required: ["id", "name", "figures"], additionalProperties: !1, properties: { id: { $ref: "#/$defs/id" }, name: { $ref: "#/$defs/words" }, figures: { type: "array", minItems: 3, maxItems: 3, items: { $ref: "#/$defs/figure" } } } }, schema23 = { type: "object", required: ["name", "strength"], additionalProperties: !1, properties: { name: { $ref: "#/$defs/words" }, strength: { type: "integer", minimum: 0, maximum: 5 } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.strength === void 0 && (missing0 = "strength"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema23.required, parentSchema: schema23, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "strength")) {
            return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema23, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.strength !== void 0) {
              let data1 = data.strength, _errs3 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate60.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/type", keyword: "type", params: { type: "integer" }, schema: schema23.properties.strength.type, parentSchema: schema23.properties.strength, data: data1 }], !1;
              if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 5 || isNaN(data1))
                  return validate60.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, schema: 5, parentSchema: schema23.properties.strength, data: data1 }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate60.errors = [{ instancePath: instancePath + "/strength", schemaPath: "#/properties/strength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema23.properties.strength, data: data1 }], !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema23.type, parentSchema: schema23, data }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.figures === void 0 && (missing0 = "figures"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema22.required, parentSchema: schema22, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "figures")) {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema22, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let _errs2 = errors;
            validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs3 = errors;
              validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.figures !== void 0) {
                let data2 = data.figures, _errs4 = errors;
                if (errors === _errs4)
                  if (Array.isArray(data2)) {
                    if (data2.length > 3)
                      return validate57.errors = [{ instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/maxItems", keyword: "maxItems", params: { limit: 3 }, schema: 3, parentSchema: schema22.properties.figures, data: data2 }], !1;
                    if (data2.length < 3)
                      return validate57.errors = [{ instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/minItems", keyword: "minItems", params: { limit: 3 }, schema: 3, parentSchema: schema22.properties.figures, data: data2 }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs6 = errors;
                        validate60(data2[i0], { instancePath: instancePath + "/figures/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
                        var valid1 = _errs6 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate57.errors = [{ instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/type", keyword: "type", params: { type: "array" }, schema: schema22.properties.figures.type, parentSchema: schema22.properties.figures, data: data2 }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema22.type, parentSchema: schema22, data }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.system === void 0 && (missing0 = "system") || data.version === void 0 && (missing0 = "version") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.crews === void 0 && (missing0 = "crews"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema19.required, parentSchema: schema19, data }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "$schema" || key0 === "format" || key0 === "system" || key0 === "version" || key0 === "id" || key0 === "title" || key0 === "crews")) {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: !1, parentSchema: schema19, data }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (ucs2length(data0) > 400)
                  return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 400 }, schema: 400, parentSchema: schema19.properties.$schema, data: data0 }], !1;
              } else
                return validate52.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, schema: schema19.properties.$schema.type, parentSchema: schema19.properties.$schema, data: data0 }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.format !== void 0) {
              let data1 = data.format, _errs4 = errors;
              if (data1 !== "skirmish-pack")
                return validate52.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "skirmish-pack" }, schema: "skirmish-pack", parentSchema: schema19.properties.format, data: data1 }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.system !== void 0) {
                let data2 = data.system, _errs5 = errors;
                if (data2 !== "sketch")
                  return validate52.errors = [{ instancePath: instancePath + "/system", schemaPath: "#/properties/system/const", keyword: "const", params: { allowedValue: "sketch" }, schema: "sketch", parentSchema: schema19.properties.system, data: data2 }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let data3 = data.version, _errs6 = errors;
                  if (data3 !== 1)
                    return validate52.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, schema: 1, parentSchema: schema19.properties.version, data: data3 }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.id !== void 0) {
                    let _errs7 = errors;
                    validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
                    var valid0 = _errs7 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.title !== void 0) {
                      let _errs8 = errors;
                      validate55(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                      var valid0 = _errs8 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.crews !== void 0) {
                        let data6 = data.crews, _errs9 = errors;
                        if (errors === _errs9)
                          if (Array.isArray(data6)) {
                            if (data6.length > 40)
                              return validate52.errors = [{ instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/maxItems", keyword: "maxItems", params: { limit: 40 }, schema: 40, parentSchema: schema19.properties.crews, data: data6 }], !1;
                            if (data6.length < 1)
                              return validate52.errors = [{ instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/minItems", keyword: "minItems", params: { limit: 1 }, schema: 1, parentSchema: schema19.properties.crews, data: data6 }], !1;
                            {
                              var valid1 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let _errs11 = errors;
                                validate57(data6[i0], { instancePath: instancePath + "/crews/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                                var valid1 = _errs11 === errors;
                                if (!valid1)
                                  break;
                              }
                            }
                          } else
                            return validate52.errors = [{ instancePath: instancePath + "/crews", schemaPath: "#/properties/crews/type", keyword: "type", params: { type: "array" }, schema: schema19.properties.crews.type, parentSchema: schema19.properties.crews, data: data6 }], !1;
                        var valid0 = _errs9 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema19.type, parentSchema: schema19, data }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  sketch_pack_schema_default as default,
  validate
};
